import { randomInt } from 'node:crypto';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceAddress } from '../../functions/src/source-address.ts';
import { apply, newcomers } from './applications.ts';
import { bearer, callApi, callFunction, type Reply } from './calls.ts';
import { countAs, exhaust, expectTooMany, minuteMs, quarterHourMs } from './limits.ts';
import { newMember, newStaff } from './members.ts';

let proof: { readonly reference: string; readonly dateNaissance: string };
let credentials: { readonly username: string; readonly password: string };
beforeAll(async () => {
  const { username, password } = await newMember();
  credentials = { username, password };
  const { reference, dateNaissance } = await apply();
  proof = { reference, dateNaissance };
});

/** An address in a network that nobody else calls from; of those kept for documentation. */
const newAddress = () =>
  `2001:db8:${[1, 2].map(() => randomInt(1, 0xffff).toString(16)).join(':')}::1`;

const from = (address: string) => ({ 'X-Forwarded-For': address });

const post = (path: string, body: unknown, address: string) =>
  callApi('POST', path, {
    headers: { 'Content-Type': 'application/json', ...from(address) },
    body: JSON.stringify(body),
  });

interface Open {
  readonly what: string;
  /** What counts them: all of these refuse together, for as long as this lasts. */
  readonly kinds: readonly string[];
  readonly ask: (address: string) => Promise<Reply>;
  readonly says?: string;
  readonly windowMs?: number;
}

// What is beyond those of the longer window comes at a pace.
const applications = ['inscription-source', 'inscription-source-minute'];
const lists = ['liste-source', 'liste-source-minute'];
const logins = ['connexion-source', 'connexion-source-minute'];
const followUps = ['suivi-source', 'suivi-source-minute'];

/** What anybody may ask, at each of its channels. */
const open: readonly Open[] = [
  ...['articles', 'galerie', 'galerie/categories', 'temoignages'].map((name) => ({
    what: `GET /api/${name}`,
    kinds: lists,
    ask: (address: string) => callApi('GET', `/api/${name}`, { headers: from(address) }),
  })),
  {
    what: 'the callable createInscription',
    kinds: applications,
    ask: (address) => callFunction('createInscription', newcomers(), from(address)),
    says: messages.inscription.wait,
  },
  {
    what: 'POST /api/inscriptions',
    kinds: applications,
    ask: (address) => post('/api/inscriptions', newcomers(), address),
    says: messages.inscription.wait,
  },
  {
    what: 'the callable login',
    kinds: logins,
    ask: (address) => callFunction('login', credentials, from(address)),
    says: serverMessages.loginWait,
    windowMs: quarterHourMs,
  },
  {
    what: 'POST /api/auth/login',
    kinds: logins,
    ask: (address) => post('/api/auth/login', credentials, address),
    says: serverMessages.loginWait,
    windowMs: quarterHourMs,
  },
  {
    what: 'the callable followInscription',
    kinds: followUps,
    ask: (address) => callFunction('followInscription', proof, from(address)),
    says: suiviMessages.wait,
  },
];

describe.each(open)('$what', ({ kinds, ask, says = messages.tooMany, windowMs }) => {
  it('is refused to an address that has asked too often, and to no other', async () => {
    const busy = newAddress();
    for (const kind of kinds) {
      const ofMinute = kind.endsWith('-minute') ? minuteMs : windowMs;
      await exhaust(kind, sourceAddress(busy, 1), ofMinute);
    }
    expectTooMany(await ask(busy), says);
    expectTooMany(await ask(busy.replace(/1$/, 'ffff:9')), says);
    expect((await ask(newAddress())).status).toBeLessThan(300);
    // Behind Hosting, which all share: another visitor has turns of their own.
    await expectTurn(kinds, busy, ask);
  });
});

/** Expects a visitor to be heard behind a source at which another has used up their turns. */
async function expectTurn(
  kinds: readonly string[],
  source: string,
  ask: Open['ask'],
): Promise<void> {
  const [greedy, other] = ['198.51.100.7', '198.51.100.8'];
  const shared = sourceAddress(source, 1);
  for (const kind of kinds.filter((name) => name.endsWith('-minute'))) {
    await exhaust(kind.replace('-minute', '-client-minute'), `${shared} ${greedy}`, minuteMs);
    await countAs(0, kind, shared, minuteMs);
  }
  expect((await ask(`${greedy}, ${source}`)).status).toBe(429);
  expect((await ask(`${other}, ${source}`)).status).toBeLessThan(300);
}

it('a list of the API is read by a member from an address that has asked too often', async () => {
  const { token } = await newStaff('VIEWER');
  const busy = newAddress();
  for (const kind of lists) {
    await exhaust(
      kind,
      sourceAddress(busy, 1),
      kind.endsWith('-minute') ? minuteMs : undefined,
    );
  }
  const list = (headers: Record<string, string>) =>
    callApi('GET', '/api/articles', { headers: { ...from(busy), ...headers } });
  expect((await list({})).status).toBe(429);
  expect((await list(bearer(token))).status).toBe(200);
});
