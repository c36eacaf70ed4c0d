import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { omit } from '../factories/omit.ts';
import { stored } from '../functions/admin.ts';
import {
  sendApplication,
  deletedApplication,
  uniqueRequest,
  uniqueWord,
} from '../functions/applications.ts';
import { callApi, callFunction, postApi } from '../functions/calls.ts';
import { setCounter, exhaustLimit, minuteMs } from '../functions/limits.ts';
import { attempts, expectUnchangedData } from './attempts.ts';
import { world } from './world.ts';

const path = '/api/inscriptions';

const channels = {
  callable: (request: object) => callFunction('createInscription', request),
  API: (request: object) => postApi(path, request),
};

/** A stored application as it was sent: sent once more it is answered as before. */
const again = () => omit(world().application, 'id', 'reference');

/** A request that is sent again with facts changed is refused at both channels. */
function altered(changes: Readonly<Record<string, () => object>>, status: number): void {
  for (const [name, send] of Object.entries(channels)) {
    attempts(changes, `%s, at the ${name}`, [status], (change) => [
      () => send(again()),
      () => send({ ...again(), ...change() }),
    ]);
  }
}

describe('An application with somebody else’s identifier', () => {
  expectUnchangedData();
  const requestId = () => again().requestId;
  altered(
    {
      'with other answers': () => ({ ...uniqueRequest(), requestId: requestId() }),
      'in capitals': () => ({ ...uniqueRequest(), requestId: requestId().toUpperCase() }),
    },
    409,
  );
  const identifiers: Readonly<Record<string, unknown>> = {
    'that is two dots': '..',
    'that is no UUID': 'demande-1',
    'in braces': `{${randomUUID()}}`,
    'with a line behind': `${randomUUID()}\n`,
    'that is a list': [randomUUID()],
    'that is an operator': { $gt: '' },
    'of a member': 'nobody',
    'that is missing': undefined,
  };
  attempts(identifiers, 'an identifier %s, at the callable', [400], (requestId) => [
    () => channels.callable(again()),
    () => channels.callable({ ...again(), requestId }),
  ]);
});

describe('An application that decides about itself', () => {
  expectUnchangedData();
  altered(
    {
      statut: () => ({ statut: 'acceptee' }),
      dateTraitement: () => ({ dateTraitement: '2025-01-01' }),
      traitePar: () => ({ traitePar: 'direction' }),
      id: () => ({ id: randomUUID() }),
      doublon: () => ({ doublon: false }),
      remarques: () => ({ remarques: 'à prendre' }),
    },
    400,
  );
});

describe('A program that applies', () => {
  const sendFrom = (address: string, request: object) =>
    callApi('POST', path, {
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(request),
    });
  it('is refused the invisible field, when it is faster than people', async () => {
    const address = `192.0.2.${randomInt(1, 255)}`;
    const request = uniqueRequest();
    await exhaustLimit('inscription-source-minute', address, minuteMs);
    const trapped = { ...request, siteWeb: 'https://ailleurs.example' };
    expect((await sendFrom(address, trapped)).status).toBe(429);
    expect(await stored(`inscriptions/${request.requestId}`)).toBeUndefined();
    expect((await sendFrom(address, request)).status).toBe(201);
  });
  it('is refused more in a minute than all at its address may send', async () => {
    const address = `198.51.100.${randomInt(1, 255)}`;
    await exhaustLimit('inscription-source', address);
    await exhaustLimit('inscription-source-minute', address, minuteMs);
    const requests = Array.from({ length: 20 }, () => uniqueRequest());
    const replies = await Promise.all(requests.map((request) => sendFrom(address, request)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([429]));
    for (const { requestId } of requests) {
      expect(await stored(`inscriptions/${requestId}`)).toBeUndefined();
    }
    await setCounter(0, 'inscription-source-minute', address, minuteMs);
    const [first = uniqueRequest()] = requests;
    expect((await sendFrom(address, first)).status).toBe(201);
    expect(await stored(`inscriptions/${first.requestId}`)).toMatchObject({
      aVerifier: ['connexion'],
    });
  });
  it('does not bring back an application that was deleted', async () => {
    const { id } = await deletedApplication();
    const { status } = await channels.callable({ ...uniqueRequest(), requestId: id });
    expect(status).toBe(400);
    expect(await stored(`inscriptions/${id}`)).toBeUndefined();
  });
});

describe('A text that would do something', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>'],
    ['a link that runs', '[x](javascript:alert(1))'],
    ['a template', '${7*7}{{7*7}}#{7*7}<%=7*7%>'],
    ['a formula', '=HYPERLINK("http://ailleurs.example";"x")'],
    ['a formula behind a tab', '@SUM(1+1)*cmd|"/C calc"!A0'],
    ['a command of a shell', '$(id) `id` ; id | id'],
    ['a query', "'; DROP TABLE inscriptions; --"],
    ['the end of a PDF', ') Tj ET endstream endobj /JS (app.alert(1))'],
    ['a header', 'x%0d%0aSet-Cookie: a=b'],
    ['a reference to a file', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;'],
  ])('stays the text that it is: %s', async (_, text) => {
    const lieuResidence = `${text} ${uniqueWord()}`;
    const { id } = await sendApplication({ lieuResidence });
    expect(await stored(`inscriptions/${id}`)).toMatchObject({ lieuResidence });
    const refused = { ...uniqueRequest(), requestId: 'x', nom: text };
    const { status, body, headers } = await channels.API(refused);
    expect(status).toBe(400);
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(JSON.stringify(body)).not.toContain(text);
  });
});
