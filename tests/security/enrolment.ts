import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { omit } from '../factories/omit.ts';
import { stored } from '../functions/admin.ts';
import { apply, newcomers, newWord } from '../functions/applications.ts';
import { callApi, callFunction, postApi } from '../functions/calls.ts';
import { countAs, exhaust, minuteMs } from '../functions/limits.ts';
import { callAs } from '../functions/staff.ts';
import { attempt } from './attempts.ts';
import { nothingChanges } from './stored.ts';
import { world } from './world.ts';

const path = '/api/inscriptions';

const channels = {
  callable: (request: object) => callFunction('createInscription', request),
  API: (request: object) => postApi(path, request),
};

/** An application that is stored, as it was sent: sent once more it is answered as before. */
const again = () => omit(world().application, 'id', 'reference');

/** Declares that what is sent again with one fact changed is refused, at these channels. */
function altered(
  title: string,
  status: number,
  change: () => object,
  names: readonly (keyof typeof channels)[] = ['callable', 'API'],
): void {
  for (const name of names) {
    attempt(`${title}, at the ${name}`, [status], () => [
      () => channels[name](again()),
      () => channels[name]({ ...again(), ...change() }),
    ]);
  }
}

describe('An application with somebody else’s identifier', () => {
  nothingChanges();
  altered('and other answers', 409, () => ({ ...newcomers(), requestId: again().requestId }));
  altered('in capitals', 409, () => ({
    ...{ ...newcomers(), requestId: again().requestId.toUpperCase() },
  }));

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
  for (const [title, requestId] of Object.entries(identifiers)) {
    altered(`an identifier ${title}`, 400, () => ({ requestId }), ['callable']);
  }
});

describe('An application that decides about itself', () => {
  nothingChanges();
  const decisions: Readonly<Record<string, unknown>> = {
    statut: 'acceptee',
    dateTraitement: '2025-01-01',
    traitePar: 'direction',
    id: randomUUID(),
    doublon: false,
    remarques: 'à prendre',
  };
  for (const [field, value] of Object.entries(decisions)) {
    altered(field, 400, () => ({ [field]: value }));
  }
});

describe('A program that applies', () => {
  const sendFrom = (address: string, request: object) =>
    callApi('POST', path, {
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(request),
    });
  it('fills the field that nobody sees, faster than anybody', async () => {
    const address = `192.0.2.${randomInt(1, 255)}`;
    const request = newcomers();
    await exhaust('inscription-source-minute', address, minuteMs);
    const trapped = { ...request, siteWeb: 'https://ailleurs.example' };
    expect((await sendFrom(address, trapped)).status).toBe(429);
    expect(await stored(`inscriptions/${request.requestId}`)).toBeUndefined();
    expect((await sendFrom(address, request)).status).toBe(201);
  });
  it('sends more in a minute than all at its address may', async () => {
    const address = `198.51.100.${randomInt(1, 255)}`;
    await exhaust('inscription-source', address);
    await exhaust('inscription-source-minute', address, minuteMs);
    const requests = Array.from({ length: 20 }, () => newcomers());
    const replies = await Promise.all(requests.map((request) => sendFrom(address, request)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([429]));
    for (const { requestId } of requests) {
      expect(await stored(`inscriptions/${requestId}`)).toBeUndefined();
    }
    await countAs(0, 'inscription-source-minute', address, minuteMs);
    const [first = newcomers()] = requests;
    expect((await sendFrom(address, first)).status).toBe(201);
    expect(await stored(`inscriptions/${first.requestId}`)).toMatchObject({
      aVerifier: ['connexion'],
    });
  });
  it('brings back an application that was deleted', async () => {
    const { id } = await apply();
    await callAs(world().chief.token, 'deleteInscription', { id });
    const { status } = await callFunction('createInscription', {
      ...newcomers(),
      requestId: id,
    });
    expect(status).toBe(400);
    expect(await stored(`inscriptions/${id}`)).toBeUndefined();
  });
});

describe('A text that would do something', () => {
  const texts: Readonly<Record<string, string>> = {
    'is a script': '<script>alert(1)</script>',
    'is a picture with a handler': '<img src=x onerror=alert(1)>',
    'is a link that runs': '[x](javascript:alert(1))',
    'is a template': '${7*7}{{7*7}}#{7*7}<%=7*7%>',
    'is a formula': '=HYPERLINK("http://ailleurs.example";"x")',
    'is a formula behind a tab': '@SUM(1+1)*cmd|"/C calc"!A0',
    'is a command of a shell': '$(id) `id` ; id | id',
    'is a query': "'; DROP TABLE inscriptions; --",
    'ends a PDF': ') Tj ET endstream endobj /JS (app.alert(1))',
    'is a header': 'x%0d%0aSet-Cookie: a=b',
    'is a reference to a file': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
  };
  for (const [title, text] of Object.entries(texts)) {
    it(`${title}, stays the text that it is`, async () => {
      const word = newWord();
      const { id } = await apply({ lieuResidence: `${text} ${word}` });
      expect(await stored(`inscriptions/${id}`)).toMatchObject({
        lieuResidence: `${text} ${word}`,
      });
      const { status, body, headers } = await postApi(path, {
        ...newcomers(),
        requestId: 'x',
        nom: text,
      });
      expect(status).toBe(400);
      expect(headers.get('Content-Type')).toContain('application/json');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Set-Cookie')).toBeNull();
      expect(JSON.stringify(body)).not.toContain(text);
    });
  }
});
