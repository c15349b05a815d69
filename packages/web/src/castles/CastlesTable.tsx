export { default } from '../general/GeneralTable.tsx';
