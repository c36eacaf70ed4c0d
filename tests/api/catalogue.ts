import type { Resource } from '@centre/domain/permissions';
import { changeMember } from '../../functions/src/data/member/changes.ts';
import { agreedPermissions } from '../agreed-permissions.ts';
import { actors, tokensOfActors } from '../functions/entry-points.ts';
import { asMember } from '../functions/members.ts';

/** Kind of records in the API. */
export type Kind = Exclude<Resource, 'personnes' | 'dashboard'>;
type Letter = 'R' | 'W' | 'D';

/**
 * Callers that a call accepts: `anyone` with any token or none; `visitors` with no token or a
 * valid one; active `members`; or the roles with that letter in `agreedPermissions`.
 */
type Who = 'anyone' | 'visitors' | 'members' | `${Kind} ${Letter}`;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `:id` for the id of a record. */
  readonly path: string;
  readonly who: Who;
}

/** Calls in the product's description and its contract, and `GET /inscriptions/:id`. */
const calls: Partial<Record<Who, readonly string[]>> = {
  anyone: [
    ...['GET /health', 'GET /campagne', 'GET /vitrine'],
    ...['POST /auth-sqlite/login', 'POST /auth/login'],
    ...['POST /auth-sqlite/logout', 'POST /auth/logout'],
    ...['POST /articles/:id/view', 'POST /inscriptions'],
  ],
  visitors: [
    ...['GET /articles', 'GET /articles/:id', 'GET /galerie', 'GET /galerie/categories'],
    ...['GET /temoignages', 'GET /temoignages/:id'],
  ],
  members: ['GET /auth-sqlite/verify', 'GET /auth/verify'],
  'users R': ['GET /auth-sqlite/users'],
  'users W': ['POST /auth-sqlite/users', 'PUT /auth-sqlite/users/:id'],
  'users D': ['DELETE /auth-sqlite/users/:id'],
  'articles W': ['POST /articles', 'PUT /articles/:id'],
  'articles D': ['DELETE /articles/:id'],
  'galerie W': ['POST /galerie', 'PUT /galerie/:id'],
  'galerie D': ['DELETE /galerie/:id'],
  'temoignages R': ['GET /temoignages/stats'],
  'temoignages W': ['POST /temoignages', 'PUT /temoignages/:id'],
  'temoignages D': ['DELETE /temoignages/:id'],
  'inscriptions R': [
    ...['GET /inscriptions', 'GET /inscriptions/:id', 'GET /inscriptions/stats'],
    'GET /inscriptions-sqlite',
  ],
  'inscriptions W': ['PUT /inscriptions/:id'],
  'inscriptions D': ['DELETE /inscriptions/:id', 'DELETE /inscriptions-sqlite/:id'],
};

export const catalogue: readonly Call[] = Object.entries(calls).flatMap(([who, lines]) =>
  lines.map((line) => {
    const [method, path = ''] = line.split(' ');
    return { method: method as Call['method'], path, who: who as Who };
  }),
);

/** Kind of the records in a call; undefined when there are none. */
export function recordKindOf({ path }: Pick<Call, 'path'>): Kind | undefined {
  const [, first = '', second] = path.split('/');
  const name = second === 'users' ? second : first.replace('-sqlite', '');
  return (Object.keys(agreedPermissions.VIEWER) as Kind[]).find((kind) => kind === name);
}

const downgraded = 'a downgraded member';
const forger = 'a forger';

/** Kinds of callers; the downgraded member has a session that began before the downgrade. */
export const callers = [...actors, downgraded, forger] as const;
export type Caller = (typeof callers)[number];

export async function tokensOfCallers(): Promise<ReadonlyMap<Caller, string>> {
  const tokens = new Map<Caller, string>(await tokensOfActors());
  const former = await asMember('SUPER_ADMIN');
  await changeMember(former.id, { role: 'VIEWER' });
  return tokens.set(downgraded, former.token).set(forger, 'abc.def.ghi');
}

/** Verdict on a call: `accepted`, or the first words of the refusal. */
type Verdict = 'accepted' | 'Invalid token' | 'Forbidden';

export function expectedVerdict(caller: Caller, who: Who): Verdict {
  if (who === 'anyone') return 'accepted';
  if (caller === 'a deactivated member' || caller === downgraded || caller === forger) {
    return 'Invalid token';
  }
  if (who === 'visitors') return 'accepted';
  if (caller === 'nobody') return 'Invalid token';
  if (caller === 'a stranger') return 'Forbidden';
  if (who === 'members') return 'accepted';
  const [kind, letter] = who.split(' ') as [Kind, Letter];
  return agreedPermissions[caller][kind].includes(letter) ? 'accepted' : 'Forbidden';
}
