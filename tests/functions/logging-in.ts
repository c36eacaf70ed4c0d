export { browserSession, byCallable, newMember } from './members.ts';
