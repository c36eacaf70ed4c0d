export { answersOfOne, post, recordsOf } from './applications.ts';
