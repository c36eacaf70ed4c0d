/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { dataUrl } from '../functions/publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { bearer, newUser } from '../functions/staff.ts';
import { newSuperAdmin } from './callers.ts';
import { catalogue, kindOf, type Call } from './catalogue.ts';
import type { Client } from './client.ts';
import { changeOf, newCaption, newRecord } from './contents.ts';
import { faultsOf, type Attack } from './faults.ts';
import {
  noRecords,
  strangeRecords,
  unreadable,
  wrongTypes,
  type BadBody,
} from './hostile-bodies.ts';
import { sendRaw } from './raw.ts';
import { addressOf, contentOf, send } from './sending.ts';
import { everythingStored } from './stored.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'places');

let chief: Client;

beforeAll(async () => {
  chief = await newSuperAdmin();
});

const callsWithBody = catalogue.filter(({ method }) => method === 'POST' || method === 'PUT');

const isLogout = ({ path }: Call) => path.endsWith('/logout');
const takesNothing = (call: Call) => isLogout(call) || call.path.endsWith('/view');
/** Whoever changes one of these says only what is to change. */
const isPartial = ({ method, path }: Call) =>
  method === 'PUT' && /^\/(?:inscriptions|auth-sqlite\/users)\//.test(path);

// A logout that can be read would end the session of all that follows.
const tokenFor = (call: Call) => (isLogout(call) ? undefined : chief.token);

/** These bodies as requests with a session that may. */
function attacksOn(call: Call, path: string, bodies: readonly BadBody[]): Attack[] {
  const token = tokenFor(call);
  return bodies.map(({ name, type, body, statuses, headers }) => ({
    ...{ name, body, method: call.method, path },
    statuses: statusesFor(call, statuses),
    headers: {
      ...(token !== undefined && bearer(token)),
      ...(type !== undefined && { 'Content-Type': type }),
      ...headers,
    },
  }));
}

/** Sends these bodies and expects to be refused each time. */
async function expectRefused(call: Call, bodies: readonly BadBody[]): Promise<void> {
  const address = await addressOf(call, chief);
  const before = await everythingStored();
  expect(await faultsOf(attacksOn(call, address, bodies))).toEqual([]);
  expect(await everythingStored()).toEqual(before);
  const good = await send(tokenFor(call), call.method, address, await contentOf(call));
  expect(good.status, JSON.stringify(good.body)).toBeLessThan(300);
}

/** Where pictures may come as text, a megabyte is not too much, but makes no sense either. */
function statusesFor(call: Call, statuses: readonly number[]): readonly number[] {
  const kind = kindOf(call) ?? 'users';
  const takesPictures = ['articles', 'galerie', 'temoignages'].includes(kind);
  return takesPictures && !takesNothing(call) && statuses.includes(413) ? [400, 413] : statuses;
}

describe.each(callsWithBody)('$method $path', (call) => {
  it('refuses what it cannot read, and stores nothing', () => expectRefused(call, unreadable));
});

describe.each(callsWithBody.filter((call) => !takesNothing(call)))('$method $path', (call) => {
  it('refuses what is no record, and stores nothing', () => expectRefused(call, noRecords));
});

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

describe.each(callsWithBody.filter((call) => !takesNothing(call)))(
  'a record sent with $method $path',
  (call) => {
    it('is refused when a single field is what it cannot be', async () => {
      await expectRefused(call, wrongTypes(await wholeRecord(call), freeIn(call)));
    });

    it('is made of its own known fields and no others', async () => {
      const bodies = strangeRecords(await wholeRecord(call));
      if (!isPartial(call)) {
        await expectRefused(call, bodies);
        return;
      }
      // To change nothing is no fault here, but nothing must have changed.
      const address = await addressOf(call, chief);
      const before = await everythingStored();
      for (const attack of attacksOn(call, address, bodies)) {
        expect((await sendRaw(attack)).status, attack.name).toBeLessThan(500);
      }
      expect(await everythingStored()).toEqual(before);
    });
  },
);
