export { traces } from './applications.ts';
