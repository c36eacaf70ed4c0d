import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../firebase-tools/run.ts';
import { says } from './messages.ts';
import type { Place } from './place.ts';
import { sourceStep, verdict } from './source-address.ts';

const place = (settings: Place['settings']) => ({ settings, settingsFile: 'functions/.env.x' });

describe('what follows from the addresses that arrive', () => {
  it.each([
    ['203.0.113.7, 41.78.1.2', '1'],
    ['203.0.113.7,41.78.1.2, 35.191.0.1', '2'],
    ['41.78.1.2', '1'],
  ])('%s is %s proxy', (direct, proxies) => {
    expect(verdict([direct], direct, place({ TRUSTED_PROXIES: proxies }))).toMatchObject({
      kind: 'good',
    });
    expect(verdict([direct], direct, place({ TRUSTED_PROXIES: '3' }))).toMatchObject({
      kind: 'bad',
      sentence: expect.stringContaining(
        says.source.other(Number(proxies), 'functions/.env.x'),
      ) as string,
    });
  });

  it('trusts no more proxies than the shortest way has', () => {
    const [short, long] = ['203.0.113.7, 41.78.1.2', '203.0.113.7, 41.78.1.2, 35.191.0.1'];
    const settings = place({ TRUSTED_PROXIES: '1' });
    for (const direct of [
      [long, short],
      [short, long],
    ]) {
      expect(verdict(direct, long, settings)).toMatchObject({ kind: 'good' });
    }
  });

  it('says when those behind Hosting share one', () => {
    const [direct, hosting] = ['203.0.113.7, 41.78.1.2', '203.0.113.7, 41.78.1.2, 151.101.1.1'];
    const settings = place({ TRUSTED_PROXIES: '1' });
    expect(verdict([direct], hosting, settings).sentence).toContain(
      says.source.sharedBehindHosting,
    );
    expect(verdict([direct], direct, settings).sentence).not.toContain(
      says.source.sharedBehindHosting,
    );
  });
});

/** A function behind proxies that add these addresses to what the caller sends. */
function functionBehind(...added: string[]): Server {
  return createServer((request, response) => {
    const forwardedFor = [request.headers['x-forwarded-for'], ...added].join(', ');
    response.end(JSON.stringify({ forwardedFor }));
  });
}

describe('the function of the trial run', () => {
  const direct = functionBehind('41.78.1.2');
  const hosting = functionBehind('41.78.1.2', '151.101.1.1');
  const originOf = (server: Server) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    for (const server of [direct, hosting])
      await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    for (const server of [direct, hosting]) server.close();
  });

  /** Runs the step with a firebase-tools of ours. */
  async function run(endings: Readonly<Record<string, number>> = {}) {
    const ran: string[] = [];
    const asked: string[] = [];
    const said: string[] = [];
    const output = () =>
      JSON.stringify({ result: { site: { url: originOf(hosting) } } }, null, 1);
    const { attempt } = sourceStep(
      {
        ...place({ TRUSTED_PROXIES: '1' }),
        ...{ project: 'centre-lome', isReal: true, site: '', identity: '', objects: '' },
        functionAt: () => originOf(direct),
      },
      {
        run: ({ args: [name = ''] }: Command) => {
          ran.push(name);
          return Promise.resolve({ code: endings[name] ?? 0, output: output(), said: '' });
        },
        google: (...[, service, path]) => {
          asked.push(`${service} ${path}`);
          return Promise.resolve({ serviceConfig: { uri: originOf(direct) } });
        },
        say: (line) => said.push(line),
      },
    );
    return { outcome: await attempt(), ran, said, asked };
  }

  const gone = ['hosting:channel:delete', 'functions:delete'];

  it('is put online, asked at each address, and removed', async () => {
    const { outcome, ran, asked } = await run();
    expect(asked).toEqual([
      'functions /v2/projects/centre-lome/locations/europe-west1/functions/essai',
    ]);
    expect(outcome).toMatchObject({ kind: 'good' });
    expect(outcome.sentence).toContain('203.0.113.7, 41.78.1.2, 151.101.1.1');
    expect(ran).toEqual(['deploy', 'hosting:channel:deploy', ...gone]);
  });

  it('is removed when half of it came online', async () => {
    const { outcome, ran } = await run({ 'hosting:channel:deploy': 1 });
    expect(outcome).toMatchObject({ kind: 'bad', sentence: says.source.notDeployed });
    expect(ran.slice(-2)).toEqual(gone);
  });

  it('is named with its command when it cannot be removed', async () => {
    const { said } = await run({ 'functions:delete': 1 });
    expect(said.at(-1)).toContain('npx firebase functions:delete essai');
  });
});
