import { expect } from 'vitest';
import { sendRaw, type RawReply, type RawRequest } from './raw.ts';
import { everythingStored } from './stored.ts';

/** A request that is to be refused, and with which statuses that would be right. */
export interface Attack extends RawRequest {
  readonly name: string;
  readonly statuses: readonly number[];
  /** The sentence with which it is to be refused, where that is one and the same. */
  readonly error?: string;
}

/** Bytes of a refusal, at most. */
export const longestRefusal = 4096;

/** What every refusal may hold: what happened, where to find it, and which fields are wrong. */
const speakable = ['success', 'error', 'incident', 'fields'];

/** A stack, a path, a version, a page, or the name of something that we are made of. */
const revealing =
  /\bat \S+:\d|node_modules|\/(?:home|usr|workspace|tmp)\/|\.[cm]?[jt]s\b|\d+\.\d+\.\d+|<\/?\w+|express|firebase|firestore|undefined|\[object/i;

const french =
  /[àâçéèêëîïôûù]|\b(?:le|la|les|de|des|du|un|une|est|ne|non|pas|vous|votre|veuillez|champs?|introuvable)\b/i;

/** The words that the older client looks for are English. */
const prefix = /^(?:Invalid token|Forbidden): /;

/** Expects each of these to be refused as it should, and nothing to be other than before. */
export async function expectFaultless(attacks: readonly Attack[]): Promise<void> {
  const before = await everythingStored();
  const faults: string[] = [];
  for (const attack of attacks) {
    for (const fault of await faultsIn(attack)) {
      faults.push(`${attack.method} ${attack.path.slice(0, 80)} with ${attack.name}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(await everythingStored()).toEqual(before);
}

async function faultsIn(attack: Attack): Promise<string[]> {
  try {
    return faultsOfReply(await sendRaw(attack), attack);
  } catch (error) {
    // A fault like any other: the test names them all.
    return [`no answer (${String(error)})`];
  }
}

function faultsOfReply({ status, headers, text }: RawReply, attack: Attack): string[] {
  const isSilent = attack.method === 'HEAD';
  const faults = isSilent ? [] : faultsOfText(text);
  if (!attack.statuses.includes(status)) faults.push(`status ${status}`);
  if (attack.error !== undefined && !text.includes(`"error":${JSON.stringify(attack.error)}`)) {
    faults.push('another sentence');
  }
  if (!String(headers['content-type']).startsWith('application/json')) faults.push('no JSON');
  // What a page announces to everybody is kept for a moment.
  const isPublic = status === 200 && /^\/api\/(campagne|vitrine)/.test(attack.path);
  if (!isPublic && headers['cache-control'] !== 'no-store') faults.push('may be kept');
  if (Buffer.byteLength(text) > longestRefusal) faults.push(`${text.length} characters`);
  if (faults.length > 0) faults.push(text.slice(0, 200));
  return faults;
}

function faultsOfText(text: string): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // Which says all that there is to say.
    return ['a body that is no JSON'];
  }
  const { success, error, incident, ...rest } = body as Record<string, unknown>;
  const sentence = typeof error === 'string' ? error.replace(prefix, '') : '';
  return [
    ...(success === false ? [] : ['no failure']),
    ...(french.test(sentence) ? [] : ['an error that is no French sentence']),
    ...(revealing.test(text) ? ['reveals something'] : []),
    ...(typeof incident === 'string' && incident !== '' ? [] : ['no identifier']),
    ...Object.keys(rest).flatMap((key) => (speakable.includes(key) ? [] : [`says ${key}`])),
  ];
}
