import type { Resource } from '@centre/domain/permissions';
import { agreed } from '../agreed-permissions.ts';

/** What the API has records of. */
export type Kind = Exclude<Resource, 'personnes' | 'dashboard'>;
export type Letter = 'R' | 'W' | 'D';

/**
 * Who may send a call: those with that letter in `agreed`; `members`, every active one;
 * `visitors`, everybody, except with the token of a session that is over; `anyone`, whatever
 * they send along.
 */
export type Who = 'anyone' | 'visitors' | 'members' | `${Kind} ${Letter}`;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; `:id` stands for a record. */
  readonly path: string;
  readonly who: Who;
}

/** Every call that the product's description and its contract name, and one besides. */
export const catalogue: readonly Call[] = [
  { method: 'GET', path: '/health', who: 'anyone' },

  { method: 'POST', path: '/auth-sqlite/login', who: 'anyone' },
  { method: 'POST', path: '/auth/login', who: 'anyone' },
  { method: 'GET', path: '/auth-sqlite/verify', who: 'members' },
  { method: 'GET', path: '/auth/verify', who: 'members' },
  { method: 'POST', path: '/auth-sqlite/logout', who: 'anyone' },
  { method: 'POST', path: '/auth/logout', who: 'anyone' },

  { method: 'GET', path: '/auth-sqlite/users', who: 'users R' },
  { method: 'POST', path: '/auth-sqlite/users', who: 'users W' },
  { method: 'PUT', path: '/auth-sqlite/users/:id', who: 'users W' },
  { method: 'DELETE', path: '/auth-sqlite/users/:id', who: 'users D' },

  { method: 'GET', path: '/campagne', who: 'anyone' },
  { method: 'GET', path: '/vitrine', who: 'anyone' },
  { method: 'GET', path: '/articles', who: 'visitors' },
  { method: 'GET', path: '/articles/:id', who: 'visitors' },
  { method: 'POST', path: '/articles', who: 'articles W' },
  { method: 'PUT', path: '/articles/:id', who: 'articles W' },
  { method: 'DELETE', path: '/articles/:id', who: 'articles D' },
  { method: 'POST', path: '/articles/:id/view', who: 'anyone' },

  { method: 'GET', path: '/inscriptions', who: 'inscriptions R' },
  // Besides: every other kind that has a dialog for one record has it alone, too.
  { method: 'GET', path: '/inscriptions/:id', who: 'inscriptions R' },
  { method: 'GET', path: '/inscriptions/stats', who: 'inscriptions R' },
  { method: 'GET', path: '/inscriptions-sqlite', who: 'inscriptions R' },
  { method: 'POST', path: '/inscriptions', who: 'anyone' },
  { method: 'PUT', path: '/inscriptions/:id', who: 'inscriptions W' },
  { method: 'DELETE', path: '/inscriptions/:id', who: 'inscriptions D' },
  { method: 'DELETE', path: '/inscriptions-sqlite/:id', who: 'inscriptions D' },

  { method: 'GET', path: '/galerie', who: 'visitors' },
  { method: 'GET', path: '/galerie/categories', who: 'visitors' },
  { method: 'POST', path: '/galerie', who: 'galerie W' },
  { method: 'PUT', path: '/galerie/:id', who: 'galerie W' },
  { method: 'DELETE', path: '/galerie/:id', who: 'galerie D' },

  { method: 'GET', path: '/temoignages', who: 'visitors' },
  { method: 'GET', path: '/temoignages/:id', who: 'visitors' },
  { method: 'GET', path: '/temoignages/stats', who: 'temoignages R' },
  { method: 'POST', path: '/temoignages', who: 'temoignages W' },
  { method: 'PUT', path: '/temoignages/:id', who: 'temoignages W' },
  { method: 'DELETE', path: '/temoignages/:id', who: 'temoignages D' },
];

/** What a call's records are called, if it is about any. */
export function kindOf({ path }: Call): Kind | undefined {
  const [, first = '', second] = path.split('/');
  const name = second === 'users' ? second : first.replace('-sqlite', '');
  return (Object.keys(agreed.VIEWER) as Kind[]).find((kind) => kind === name);
}
