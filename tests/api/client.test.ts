/** @module-tag night */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { newStaff, newUser, strangersToken, type Staff } from '../functions/staff.ts';
import { claimsOf, unsigned } from '../functions/tokens.ts';
import { suite } from '../suite.ts';
import { newSuperAdmin } from './callers.ts';
import { Client } from './client.ts';
import { newRecord } from './contents.ts';

let chief: Client;

beforeAll(async () => {
  chief = await newSuperAdmin();
});

afterEach(() => vi.restoreAllMocks());

async function loggedIn(role: Parameters<typeof newStaff>[0]) {
  const staff = await newStaff(role);
  const client = new Client(suite.origin('hosting'));
  await client.login(staff.username, staff.password);
  return { staff, client };
}

/** What the client sends from now on, as `METHOD /path`. */
function sentFromNowOn(): () => string[] {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return () =>
    fetched.mock.calls.map(([url, init]) => {
      const address = url instanceof Request ? url.url : url;
      return `${init?.method ?? 'GET'} ${new URL(address).pathname}`;
    });
}

/** In seconds. */
const hour = 60 * 60;

const login = 'POST /api/auth-sqlite/login';
const list = 'GET /api/inscriptions';

describe('a client written from the description', () => {
  it('logs in, and is told who it is', async () => {
    const staff = await newStaff('CONTENT_MANAGER');
    const client = new Client(suite.origin('hosting'));
    const user = await client.login(staff.username, staff.password);
    expect(user).toMatchObject({
      id: staff.id,
      username: staff.username,
      role: 'CONTENT_MANAGER',
    });
    expect(client.token).toMatch(/^\S+\.\S+\.\S*$/);
  });

  it('is told with which words a login was refused, and does not try again', async () => {
    const { username } = await newStaff('VIEWER');
    const client = new Client(suite.origin('hosting'));
    const sent = sentFromNowOn();
    await expect(client.login(username, 'une autre')).rejects.toThrow(messages.session.refused);
    expect(sent()).toEqual([login]);
    expect(client.token).toBeUndefined();
  });

  it('says of an answer that says nothing which status it had', async () => {
    const server = createServer((_, response) => {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    });
    await new Promise<void>((resolve) => server.listen(0, suite.host, resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const client = new Client(`http://${suite.host}:${port}`);
    await expect(client.articles.list()).rejects.toThrow(messages.httpStatus(502));
  });
});

describe('a client whose token is refused', () => {
  it.each([
    ['is no token', () => 'rien.de.tel'],
    ['is empty', () => ''],
    ['has expired', ({ id }: Staff) => unsigned(claimsOf(id, {}, 2 * hour))],
    ['is that of somebody else', () => strangersToken()],
  ])('logs in again by itself when it %s', async (_, tokenOf) => {
    const { staff, client } = await loggedIn('VIEWER');
    client.token = await tokenOf(staff);
    const sent = sentFromNowOn();
    expect(await client.inscriptions.list()).toBeInstanceOf(Array);
    expect(sent()).toEqual([list, login, list]);
    await client.inscriptions.list();
    expect(sent()).toEqual([list, login, list, list]);
  });

  it('does not when the token has not expired yet', async () => {
    const { staff, client } = await loggedIn('VIEWER');
    client.token = unsigned(claimsOf(staff.id));
    const sent = sentFromNowOn();
    expect(await client.inscriptions.list()).toBeInstanceOf(Array);
    expect(sent()).toEqual([list]);
  });

  it('logs in again by itself after an administrator gave its user another role', async () => {
    const { staff, client } = await loggedIn('CONTENT_MANAGER');
    await expect(client.inscriptions.list()).rejects.toMatchObject({ status: 403 });
    await chief.users.update(staff.id, { role: 'INSCRIPTIONS_MANAGER' });
    const sent = sentFromNowOn();
    expect(await client.inscriptions.list()).toBeInstanceOf(Array);
    expect(sent()).toEqual([list, login, list]);
  });

  it('sends again what it had to send, once', async () => {
    const { client } = await loggedIn('CONTENT_MANAGER');
    client.token = 'rien.de.tel';
    const content = newRecord.temoignages();
    const { id } = await client.temoignages.create(content);
    const all = await client.temoignages.list();
    const alike = all.filter(({ prenom }) => prenom === content.prenom);
    expect(alike.map((one) => one.id)).toEqual([id]);
    await client.temoignages.remove(id);
  });

  it.each([
    ['a new password', () => ({ password: newUser().password })],
    ['no right to come in any more', () => ({ isActive: false })],
  ])('says what the login said when its user was given %s', async (_, changes) => {
    const { staff, client } = await loggedIn('VIEWER');
    await client.inscriptions.list();
    await chief.users.update(staff.id, changes());
    const sent = sentFromNowOn();
    await expect(client.inscriptions.list()).rejects.toThrow(messages.session.refused);
    expect(sent()).toEqual([list, login]);
  });

  it('says so after one more login when it is a permission that it has not', async () => {
    const { client } = await loggedIn('CONTENT_MANAGER');
    const sent = sentFromNowOn();
    await expect(client.inscriptions.list()).rejects.toThrow(/^Forbidden/);
    expect(sent()).toEqual([list, login, list]);
  });
});
