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

/** Stored application as it was sent; sending it again is accepted with the same response. */
const again = () => omit(world().application, 'id', 'reference');

/** Declares attempts through both channels to send a stored application again with changes. */
function altered(changes: Readonly<Record<string, () => object>>, status: number): void {
  for (const [name, send] of Object.entries(channels)) {
    attempts(changes, `is rejected with %s, by the ${name}`, [status], (change) => [
      () => send(again()),
      () => send({ ...again(), ...change() }),
    ]);
  }
}

describe('Application with a foreign or invalid requestId', () => {
  expectUnchangedData();
  const requestId = () => again().requestId;
  altered(
    {
      'other answers': () => ({ ...uniqueRequest(), requestId: requestId() }),
      'capital letters': () => ({ ...uniqueRequest(), requestId: requestId().toUpperCase() }),
    },
    409,
  );
  const identifiers: Readonly<Record<string, unknown>> = {
    'that is two dots': '..',
    'that is not a UUID': 'demande-1',
    'in braces': `{${randomUUID()}}`,
    'with a trailing newline': `${randomUUID()}\n`,
    'that is an array': [randomUUID()],
    'that is a query operator': { $gt: '' },
    'of the decoy account': 'nobody',
    'that is missing': undefined,
  };
  attempts(identifiers, 'is rejected with a requestId %s', [400], (requestId) => [
    () => channels.callable(again()),
    () => channels.callable({ ...again(), requestId }),
  ]);
});

describe('Application with staff-only fields', () => {
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

describe('Automated application', () => {
  const sendFrom = (address: string, request: object) =>
    callApi('POST', path, {
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(request),
    });
  it('is rejected above the minute limit when its honeypot is filled', async () => {
    const address = `192.0.2.${randomInt(1, 255)}`;
    const request = uniqueRequest();
    await exhaustLimit('inscription-source-minute', address, minuteMs);
    const trapped = { ...request, siteWeb: 'https://ailleurs.example' };
    expect((await sendFrom(address, trapped)).status).toBe(429);
    expect(await stored(`inscriptions/${request.requestId}`)).toBeUndefined();
    expect((await sendFrom(address, request)).status).toBe(201);
  });
  it('is rejected with HTTP 429 until the minute limit of its address resets', async () => {
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
  it('is rejected with the requestId of a deleted application', async () => {
    const { id } = await deletedApplication();
    const { status } = await channels.callable({ ...uniqueRequest(), requestId: id });
    expect(status).toBe(400);
    expect(await stored(`inscriptions/${id}`)).toBeUndefined();
  });
});

describe('Text with markup or code', () => {
  it.each([
    ['a script element', '<script>alert(1)</script>'],
    ['an image with an event handler', '<img src=x onerror=alert(1)>'],
    ['a javascript: link', '[x](javascript:alert(1))'],
    ['template expressions', '${7*7}{{7*7}}#{7*7}<%=7*7%>'],
    ['a spreadsheet formula', '=HYPERLINK("http://ailleurs.example";"x")'],
    ['a spreadsheet formula with a command', '@SUM(1+1)*cmd|"/C calc"!A0'],
    ['a shell command', '$(id) `id` ; id | id'],
    ['an SQL injection', "'; DROP TABLE inscriptions; --"],
    ['PDF operators', ') Tj ET endstream endobj /JS (app.alert(1))'],
    ['a header injection', 'x%0d%0aSet-Cookie: a=b'],
    ['an XML external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;'],
  ])('is stored unchanged and not echoed by a refusal: %s', async (_, text) => {
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
