export { apiAs, bearer, callAs } from './calls.ts';
export * from './members.ts';
