import { changeMember } from '../../functions/src/data/member/changes.ts';
import { agreed } from '../agreed-permissions.ts';
import { actors, tokensOfActors } from '../functions/entry-points.ts';
import { newStaff } from '../functions/staff.ts';
import { suite } from '../suite.ts';
import type { Kind, Letter, Who } from './catalogue.ts';
import { Client } from './client.ts';

const demoted = 'somebody since demoted';
const forger = 'somebody with a token that is none';

/** Everybody who may come, with a session from before where things have changed since. */
export const callers = [...actors, demoted, forger] as const;
export type Caller = (typeof callers)[number];

export async function tokensOfCallers(): Promise<ReadonlyMap<Caller, string>> {
  const tokens = new Map<Caller, string>(await tokensOfActors());
  const former = await newStaff('SUPER_ADMIN');
  await changeMember(former.id, { role: 'VIEWER' });
  return tokens.set(demoted, former.token).set(forger, 'abc.def.ghi');
}

/** What a caller may be told, by the words with which a refusal begins. */
export type Verdict = 'accepted' | 'Invalid token' | 'Forbidden';

/** What the description says of a caller who sends such a call. */
export function verdictOn(caller: Caller, who: Who): Verdict {
  if (who === 'anyone') return 'accepted';
  if (caller === 'a deactivated member' || caller === demoted || caller === forger) {
    return 'Invalid token';
  }
  if (who === 'visitors') return 'accepted';
  if (caller === 'nobody') return 'Invalid token';
  if (caller === 'a stranger') return 'Forbidden';
  if (who === 'members') return 'accepted';
  const [kind, letter] = who.split(' ') as [Kind, Letter];
  return agreed[caller][kind].includes(letter) ? 'accepted' : 'Forbidden';
}

/** A client that is logged in as a new super administrator. */
export async function newSuperAdmin(): Promise<Client> {
  const { username, password } = await newStaff('SUPER_ADMIN');
  const client = new Client(suite.origin('hosting'));
  await client.login(username, password);
  return client;
}
