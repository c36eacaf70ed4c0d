/** Every command: `defineCommand` in one of these modules, which export no other values. */
export * from './applicants.ts';
export * from './articles.ts';
export * from './campagne.ts';
export * from './galerie.ts';
export * from './inscriptions.ts';
export * from './journal.ts';
export * from './session.ts';
export * from './temoignages.ts';
export * from './users.ts';
export * from './vitrine.ts';
