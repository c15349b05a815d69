export { castlesBoard as default } from '@luftschloss/drawing';
