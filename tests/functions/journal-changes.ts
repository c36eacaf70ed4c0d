export { changes } from './journal.ts';
