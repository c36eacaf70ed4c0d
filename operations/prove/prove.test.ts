import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import type { Command } from '../tools/run.ts';
import { TrialMember } from './member.ts';
import { proveMessages } from './messages.ts';
import type { Endpoints } from './endpoints.ts';
import { askAll, failed, byHand, passed } from './question.ts';
import { appCheckQuestion, cacheQuestion } from './site.ts';
import { sourceQuestion, verdict } from './source-address.ts';

const endpoints: Endpoints = {
  ...{ project: 'centre-lome', isReal: true, site: 'https://centre-lome.web.app' },
  ...{ functionAt: () => '', identity: '', objects: '', settings: { TRUSTED_PROXIES: '1' } },
  settingsFile: 'functions/.env.centre-lome',
};

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a server that ends with the test. @returns its origin */
async function serverOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('askAll prints the answer to each question and continues after a failure', async () => {
  const log: string[] = [];
  const questions = [
    { title: 'Un', ask: () => passed('va.') },
    { title: 'Deux', ask: () => failed('changez cela.') },
    { title: 'Trois', ask: () => Promise.reject(new Error('cassé')) },
    { title: 'Quatre', ask: () => byHand('faites-le.') },
  ];
  expect(await askAll(questions, 'centre-lome', (line) => log.push(line))).toBe(2);
  expect(log).toEqual([
    '✓ Un : va.',
    '✗ Deux : changez cela.',
    expect.stringContaining('✗ Trois : ') as string,
    '→ Quatre : faites-le.',
  ]);
});

describe('Cache question of the trial run', () => {
  /** Answer for a site whose page has these times as `readAt`, one per request. */
  async function answerFor(...times: readonly number[]) {
    const pages = times.values();
    const site = await serverOf((_, response) =>
      response.end(`<script>{"readAt":${pages.next().value}}</script>`),
    );
    const question = cacheQuestion({ ...endpoints, site }, () => Promise.resolve());
    return { answer: await question.ask(), address: `${site}/temoignages` };
  }

  it.each([
    [
      'passes when a stale page is served and refreshed later',
      [1, 2, 2, 3],
      passed(proveMessages.cache.good),
    ],
    ['needs a manual step when visitors wait', [1, 2, 3, 3], byHand(proveMessages.cache.waits)],
  ])('%s', async (_, times, expected) => {
    expect((await answerFor(...times)).answer).toEqual(expected);
  });

  it('fails when the page is never refreshed or lacks published data', async () => {
    const kept = await answerFor(1, 2, 2, 2);
    expect(kept.answer).toEqual(failed(proveMessages.cache.stays(kept.address)));
    const none = await answerFor();
    expect(none.answer).toEqual(failed(proveMessages.cache.empty(none.address)));
  });
});

describe('App Check question of the trial run', () => {
  const settings = { ENFORCE_APP_CHECK: 'true' };

  /** Answer for a login function with `status` and `message`, and the status of the API. */
  async function answerFor(status: number, message: string, campagne = 200) {
    const site = await serverOf(({ url }, response) => {
      response.writeHead(url === '/api/campagne' ? campagne : status);
      response.end(JSON.stringify({ error: { message } }));
    });
    const asked = { ...endpoints, settings, site, functionAt: () => site };
    return { answer: await appCheckQuestion(asked).ask(), site };
  }

  it('passes when a call without a token is rejected and the API stays readable', async () => {
    const { answer, site } = await answerFor(401, serverMessages.application);
    expect(answer).toEqual(passed(proveMessages.appCheck.good(site)));
  });

  it('fails when /api/campagne is rejected too', async () => {
    const { answer, site } = await answerFor(401, serverMessages.application, 401);
    const refusal = `401 ${serverMessages.application}`;
    expect(answer).toEqual(
      failed(proveMessages.appCheck.closed(`${site}/api/campagne`, refusal)),
    );
  });

  it.each([
    [200, ''],
    [401, messages.guard.signIn],
  ])('fails as not enforced when the answer is %i %s', async (status, message) => {
    const { answer } = await answerFor(status, message);
    expect(answer).toEqual(failed(proveMessages.appCheck.stillTaken(endpoints.settingsFile)));
  });

  it('returns a manual step when off, and for member questions when on', async () => {
    expect(await appCheckQuestion(endpoints).ask()).toEqual(byHand(proveMessages.appCheck.off));
    for (const { ask } of new TrialMember({ ...endpoints, settings }).questions) {
      expect(await ask()).toEqual(
        byHand(proveMessages.withoutAppCheck(endpoints.settingsFile)),
      );
    }
  });
});

describe('Verdict on the trusted proxies', () => {
  const [one, two] = ['203.0.113.7, 41.78.1.2', '203.0.113.7,41.78.1.2, 35.191.0.1'];

  const verdictOn = (header: string, proxies: number) => {
    const settings = { TRUSTED_PROXIES: String(proxies) };
    return verdict([header], header, { ...endpoints, settings });
  };

  it.each([
    [one, 1],
    [two, 2],
    ['41.78.1.2', 1],
  ])('passes for X-Forwarded-For %s only with the setting %i', (header, proxies) => {
    expect(verdictOn(header, proxies).mark).toBe('✓');
    const { mark, sentence } = verdictOn(header, 3);
    expect(mark).toBe('✗');
    expect(sentence).toContain(proveMessages.source.other(proxies, endpoints.settingsFile));
  });

  it('uses the shortest path and warns of a proxy of Hosting that visitors share', () => {
    const shared = proveMessages.source.sharedBehindHosting;
    const sentence = expect.stringContaining(shared) as string;
    expect(verdict([two, one], two, endpoints)).toMatchObject({ mark: '✓', sentence });
    expect(verdict([one, two], two, endpoints)).toMatchObject({ mark: '✓', sentence });
    expect(verdict([one], one, endpoints).sentence).not.toContain(shared);
  });
});

describe('Probe function of the trial run', () => {
  const behind = (...added: readonly string[]): RequestListener => {
    return ({ headers }, response) => {
      const forwardedFor = [headers['x-forwarded-for'], ...added].join(', ');
      response.end(JSON.stringify({ forwardedFor }));
    };
  };

  /** Runs the question with programs that end with the given exit codes. */
  async function run(codes: Readonly<Record<string, number>> = {}) {
    const [direct, hosting] = await Promise.all([
      serverOf(behind('41.78.1.2')),
      serverOf(behind('41.78.1.2', '151.101.1.1')),
    ]);
    const ran: string[] = [];
    const log: string[] = [];
    const { ask } = sourceQuestion(
      { ...endpoints, functionAt: () => direct },
      ({ program, args }: Command) => {
        const name = program === 'gcloud' ? 'gcloud' : (args[0] ?? '');
        ran.push(name);
        const output = program === 'gcloud' ? direct : `{"url": "${hosting}"}`;
        return Promise.resolve({ code: codes[name] ?? 0, output, log: '' });
      },
      (line) => log.push(line),
    );
    return { answer: await ask(), ran, log };
  }

  const removal = ['hosting:channel:delete', 'functions:delete'];

  it('is deployed, called at each of its addresses, and deleted', async () => {
    const { answer, ran } = await run();
    const sentence = expect.stringContaining('203.0.113.7, 41.78.1.2, 151.101.1.1') as string;
    expect(answer).toMatchObject({ mark: '✓', sentence });
    expect(ran).toEqual(['deploy', 'hosting:channel:deploy', 'gcloud', ...removal]);
  });

  it('is deleted when the deployment of the Hosting channel fails', async () => {
    const { answer, ran } = await run({ 'hosting:channel:deploy': 1 });
    expect(answer).toEqual(failed(proveMessages.source.notDeployed));
    expect(ran.slice(-2)).toEqual(removal);
  });

  it('is reported with its delete command when the deletion fails', async () => {
    const { log } = await run({ 'functions:delete': 1 });
    expect(log.at(-1)).toContain('npx firebase functions:delete essai');
  });
});
