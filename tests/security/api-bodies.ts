import { describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { catalogue, kindOf, type Call } from '../api/catalogue.ts';
import { changeOf, newCaption, newRecord } from '../api/contents.ts';
import { addressOf, contentOf } from '../api/sending.ts';
import { dataUrl } from '../functions/publishing.ts';
import { apiAs, bearer, newUser } from '../functions/staff.ts';
import { noRecords, strangeRecords, unreadable, wrongTypes, type BadBody } from './bodies.ts';
import { expectFaultless, type Attack } from './faults.ts';
import { sendRaw } from './raw.ts';
import { everythingStored } from './stored.ts';
import { world } from './world.ts';

const callsWithBody = catalogue.filter(({ method }) => method === 'POST' || method === 'PUT');

const isLogout = ({ path }: Call) => path.endsWith('/logout');
const takesNothing = (call: Call) => isLogout(call) || call.path.endsWith('/view');
/** Whoever changes one of these says only what is to change. */
const isPartial = ({ method, path }: Call) =>
  method === 'PUT' && /^\/(?:inscriptions|auth-sqlite\/users)\//.test(path);

// A logout that can be read would end the session of all that follows.
const tokenFor = (call: Call) => (isLogout(call) ? undefined : world().chief.token);

/** These bodies as requests with a session that may. */
function attacksOn(call: Call, path: string, bodies: readonly BadBody[]): Attack[] {
  const token = tokenFor(call);
  return bodies.map(({ name, type, body, statuses, headers }) => ({
    ...{ name, body, method: call.method, path },
    statuses: statusesFor(call, statuses),
    ...sentenceFor(call, bodies, statuses),
    headers: {
      ...(token !== undefined && bearer(token)),
      ...(type !== undefined && { 'Content-Type': type }),
      ...headers,
    },
  }));
}

/** What a call that takes nothing but JSON says of what it cannot read. */
function sentenceFor(
  { path }: Call,
  bodies: readonly BadBody[],
  statuses: readonly number[],
): Pick<Attack, 'error'> {
  if (path !== '/auth/login' || (bodies !== unreadable && bodies !== noRecords)) return {};
  return { error: statuses.includes(413) ? messages.tooLarge : messages.unreadableRequest };
}

/** Sends these bodies and expects to be refused each time. */
async function expectRefused(call: Call, bodies: readonly BadBody[]): Promise<void> {
  const address = await addressOf(call, world().client);
  await expectFaultless(attacksOn(call, address, bodies));
  const good = await apiAs(tokenFor(call), call.method, address, await contentOf(call));
  expect(good.status, JSON.stringify(good.body)).toBeLessThan(300);
}

/** Where pictures may come as text, a megabyte is not too much, but makes no sense either. */
function statusesFor(call: Call, statuses: readonly number[]): readonly number[] {
  const kind = kindOf(call) ?? 'users';
  const takesPictures = ['articles', 'galerie', 'temoignages'].includes(kind);
  return takesPictures && !takesNothing(call) && statuses.includes(413) ? [400, 413] : statuses;
}

/** A record of each kind as JSON, its picture included where it has one. */
async function wholeRecord(call: Call): Promise<Readonly<Record<string, unknown>>> {
  const kind = kindOf(call);
  if (kind === undefined) {
    const { username, password } = newUser();
    return { username, password };
  }
  if (call.method === 'PUT') return changeOf[kind]();
  return kind === 'galerie' ? { ...newCaption(), image: await dataUrl() } : newRecord[kind]();
}

/** What may be anything: passwords and pictures are no words, and some fields are ours to say. */
const free = {
  text: ['password', 'image'],
  anything: ['formation', 'niveau', 'motivation', 'dateInscription'],
};

const freeIn = (call: Call) =>
  kindOf(call) === 'articles'
    ? { ...free, anything: ['statut'] }
    : { text: free.text, anything: kindOf(call) === 'inscriptions' ? free.anything : [] };

/** The same reader reads for all calls: two that need no login show it in every run. */
const always = ['POST /auth/login', 'POST /inscriptions'];

describe.each(callsWithBody)('a request sent with $method $path', (call) => {
  const tags = always.includes(`${call.method} ${call.path}`) ? [] : ['night'];

  it('is refused when it cannot be read', { tags }, () => expectRefused(call, unreadable));

  if (takesNothing(call)) return;

  it('is refused when it is no record', { tags }, () => expectRefused(call, noRecords));

  it('is refused when a single field is what it cannot be', { tags }, async () => {
    await expectRefused(call, wrongTypes(await wholeRecord(call), freeIn(call)));
  });

  it('is made of its own known fields and no others', { tags }, async () => {
    const bodies = strangeRecords(await wholeRecord(call));
    if (!isPartial(call)) {
      await expectRefused(call, bodies);
      return;
    }
    // To change nothing is no fault here, but nothing must have changed.
    const address = await addressOf(call, world().client);
    const before = await everythingStored();
    for (const attack of attacksOn(call, address, bodies)) {
      expect((await sendRaw(attack)).status, attack.name).toBeLessThan(500);
    }
    expect(await everythingStored()).toEqual(before);
  });
});
