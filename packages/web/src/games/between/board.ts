export { betweenBoard as default } from '@luftschloss/drawing';
