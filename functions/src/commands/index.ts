/** Everything that can be asked of the server. */
export { createInscription } from './create-inscription.ts';
export { login } from './login.ts';
