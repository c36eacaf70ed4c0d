import { foldUsername } from '@centre/domain/member';
import { messages } from '@centre/domain/messages';
import type { Counted } from '../data/counters.ts';
import { loginsPerName, loginsPerSource } from '../settings.ts';
import { countAgainst, quarterHourMs, type Limit } from './limit.ts';

const message = messages.session.tooMany;
const windowMs = quarterHourMs;

const byName: Limit = {
  kind: 'connexion-nom',
  windowMs,
  max: () => loginsPerName.value(),
  message,
};

const bySource: Limit = {
  kind: 'connexion-source',
  windowMs,
  max: () => loginsPerSource.value(),
  message,
};

/**
 * Counts an attempt before anything is known about it, unknown names included.
 *
 * @returns the count of the name, which a success gives back.
 * @throws CommandError `resource-exhausted` for too many attempts at a name or from a source.
 */
export async function countLogin(username: string, source: string): Promise<Counted> {
  const [ofName] = await Promise.all([
    countAgainst(byName, foldUsername(username)),
    countAgainst(bySource, source),
  ]);
  return ofName;
}
