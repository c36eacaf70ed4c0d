import { expect } from 'vitest';
import { everythingStored } from './attempts.ts';
import { longestRefusal } from './bounds.ts';
import { sendRaw, type RawReply, type RawRequest } from './raw.ts';

/** A request to the API that is to be refused, with one of these statuses. */
export interface Attack extends RawRequest {
  readonly name: string;
  readonly statuses: readonly number[];
  /** The sentence of the refusal, where only one is right. */
  readonly error?: string;
}

const knownFields = ['success', 'error', 'incident', 'fields'];

/** A stack, a path, a version, a page, or the name of something that we are made of. */
const revealing =
  /\bat \S+:\d|node_modules|\/(?:home|usr|workspace|tmp)\/|\.[cm]?[jt]s\b|\d+\.\d+\.\d+|<\/?\w+|express|firebase|firestore|undefined|\[object/i;

const french =
  /[àâçéèêëîïôûù]|\b(?:le|la|les|de|des|du|un|une|est|ne|non|pas|vous|votre|veuillez|champs?|introuvable)\b/i;

/** The words that the older client looks for are English. */
const prefix = /^(?:Invalid token|Forbidden): /;

/** Each attack is refused in a short French sentence that shows nothing, and changes nothing. */
export async function expectFaultless(attacks: readonly Attack[]): Promise<void> {
  const before = await everythingStored();
  const faults: string[] = [];
  for (const attack of attacks) {
    // No answer is a fault like any other: the test names them all.
    const found = await sendRaw(attack)
      .then((reply) => faultsOf(reply, attack))
      .catch((error: unknown) => [`no answer (${String(error)})`]);
    const called = `${attack.method} ${attack.path.slice(0, 80)} with ${attack.name}`;
    faults.push(...found.map((fault) => `${called}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(await everythingStored()).toEqual(before);
}

function faultsOf({ status, headers, text }: RawReply, attack: Attack): string[] {
  const faults = attack.method === 'HEAD' ? [] : faultsOfBody(text);
  // What a page announces to everybody is kept for a moment.
  const isPublic = status === 200 && /^\/api\/(campagne|vitrine)/.test(attack.path);
  const isJson = String(headers['content-type']).startsWith('application/json');
  const says = attack.error === undefined || text.includes(`"error":"${attack.error}"`);
  if (!attack.statuses.includes(status)) faults.push(`status ${status}`);
  if (!says) faults.push('another sentence');
  if (!isJson) faults.push('no JSON');
  if (!isPublic && headers['cache-control'] !== 'no-store') faults.push('may be kept');
  if (Buffer.byteLength(text) > longestRefusal) faults.push(`${text.length} characters`);
  return faults.length > 0 ? [...faults, text.slice(0, 200)] : [];
}

function faultsOfBody(text: string): string[] {
  let body: Readonly<Record<string, unknown>>;
  try {
    body = JSON.parse(text) as typeof body;
  } catch {
    return ['a body that is no JSON'];
  }
  const { success, error, incident } = body;
  const sentence = typeof error === 'string' ? error.replace(prefix, '') : '';
  const unknown = Object.keys(body).filter((key) => !knownFields.includes(key));
  return [
    ...(success === false ? [] : ['no failure']),
    ...(french.test(sentence) ? [] : ['an error that is no French sentence']),
    ...(revealing.test(text) ? ['reveals something'] : []),
    ...(typeof incident === 'string' && incident !== '' ? [] : ['no identifier']),
    ...unknown.map((key) => `says ${key}`),
  ];
}
