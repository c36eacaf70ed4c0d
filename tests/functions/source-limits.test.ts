import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages';
import { sourceAddress } from '../../functions/src/source-address.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { newPhone, newWord } from './applications.ts';
import { callApi, callFunction, type Reply } from './calls.ts';
import { exhaust, expectTooMany, quarterHourMs } from './limits.ts';
import { newMember } from './logging-in.ts';

let credentials: { readonly username: string; readonly password: string };
beforeAll(async () => {
  const { username, password } = await newMember();
  credentials = { username, password };
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

const application = () =>
  enrolmentRequest({
    requestId: randomUUID(),
    telephone: newPhone(),
    email: `${newWord()}@exemple.tg`,
  });

const tooManyLogins = messages.session.tooMany(0).split('0')[0] ?? '';

interface Open {
  readonly what: string;
  readonly kind: string;
  readonly ask: (address: string) => Promise<Reply>;
  readonly says?: string;
  readonly windowMs?: number;
}

/** What anybody may ask, at each of its channels. */
const open: readonly Open[] = [
  ...['articles', 'galerie', 'galerie/categories', 'temoignages'].map((name) => ({
    what: `GET /api/${name}`,
    kind: 'liste-source',
    ask: (address: string) => callApi('GET', `/api/${name}`, { headers: from(address) }),
  })),
  {
    what: 'the callable createInscription',
    kind: 'inscription-source',
    ask: (address) => callFunction('createInscription', application(), from(address)),
    says: messages.inscription.tooMany,
  },
  {
    what: 'POST /api/inscriptions',
    kind: 'inscription-source',
    ask: (address) => post('/api/inscriptions', application(), address),
    says: messages.inscription.tooMany,
  },
  {
    what: 'the callable login',
    kind: 'connexion-source',
    ask: (address) => callFunction('login', credentials, from(address)),
    says: tooManyLogins,
    windowMs: quarterHourMs,
  },
  {
    what: 'POST /api/auth/login',
    kind: 'connexion-source',
    ask: (address) => post('/api/auth/login', credentials, address),
    says: tooManyLogins,
    windowMs: quarterHourMs,
  },
];

describe.each(open)('$what', ({ kind, ask, says = messages.tooMany, windowMs }) => {
  it('is refused to an address that has asked too often, and to no other', async () => {
    const busy = newAddress();
    await exhaust(kind, sourceAddress(busy, 1), windowMs);
    expectTooMany(await ask(busy), says);
    expectTooMany(await ask(busy.replace(/1$/, 'ffff:9')), says);
    expect((await ask(newAddress())).status).toBeLessThan(300);
  });
});
