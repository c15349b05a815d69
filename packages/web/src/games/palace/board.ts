export { palaceBoard as default } from '@luftschloss/drawing';
