import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { GoogleError, type Answer, type Google } from '../firebase-tools/google.ts';
import { TrialMember } from './member.ts';
import { says } from './messages.ts';
import { bad, byHand, good, goThrough } from './outcome.ts';
import type { Place } from './place.ts';
import { appCheckStep, cacheStep, jobStep } from './steps.ts';

const place: Place = {
  project: 'centre-lome',
  isReal: true,
  site: 'https://centre-lome.web.app',
  functionAt: () => '',
  identity: '',
  objects: '',
  settings: {},
  settingsFile: 'functions/.env.centre-lome',
};

it('says of each step what came of it, and goes on after a failure', async () => {
  const said: string[] = [];
  const count = await goThrough(
    [
      { title: 'Un', attempt: () => good('va.') },
      { title: 'Deux', attempt: () => bad('changez cela.') },
      { title: 'Trois', attempt: () => Promise.reject(new Error('cassé')) },
      { title: 'Quatre', attempt: () => byHand('faites-le.') },
    ],
    'centre-lome',
    (line) => said.push(line),
  );
  expect(count).toBe(2);
  expect(said).toEqual([
    '✓ Un : va.',
    '✗ Deux : changez cela.',
    expect.stringContaining('✗ Trois : ') as string,
    '→ Quatre : faites-le.',
  ]);
});

describe('The cache of Hosting', () => {
  /** The step against a site that answers with pages of these times, one after the other. */
  async function outcomeOf(...times: readonly number[]) {
    const pages = times.values();
    const server = createServer((_, response) => {
      response.end(`<script>{"readAt":${pages.next().value}}</script>`);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const site = `http://127.0.0.1:${port}`;
    const outcome = await cacheStep({ ...place, site }, () => Promise.resolve()).attempt();
    server.close();
    return { ...outcome, site };
  }

  it.each([
    ['shows the page it has and asks for a new one', [1, 2, 2, 3], good(says.cache.good)],
    ['lets visitors wait for the function', [1, 2, 3, 3], byHand(says.cache.waits)],
  ])('%s', async (_, times, expected) => {
    expect(await outcomeOf(...times)).toMatchObject(expected);
  });

  it('keeps a page that is never renewed, or has none', async () => {
    const { site, ...stays } = await outcomeOf(1, 2, 2, 2);
    expect(stays).toEqual(bad(says.cache.stays(`${site}/temoignages`)));
    const { site: bare, ...empty } = await outcomeOf();
    expect(empty).toEqual(bad(says.cache.empty(`${bare}/temoignages`)));
  });
});

describe('App Check', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** The step where the function answers so, and the site with `campagne`. */
  async function outcomeOf(status: number, message: string, campagne = 200) {
    server = createServer(({ url }, response) => {
      response.writeHead(url === '/api/campagne' ? campagne : status);
      response.end(JSON.stringify({ error: { message } }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const settings = { ENFORCE_APP_CHECK: 'true' };
    const site = `http://127.0.0.1:${port}`;
    const outcome = await appCheckStep({
      ...{ ...place, settings, site },
      functionAt: () => site,
    }).attempt();
    return { outcome, site };
  }

  it('is on when a call without a token is refused for that, and pages still ask', async () => {
    const { outcome, site } = await outcomeOf(401, serverMessages.application);
    expect(outcome).toEqual(good(says.appCheck.good(site)));
  });

  it('is too much when it refuses what every page asks for', async () => {
    const { outcome, site } = await outcomeOf(401, serverMessages.application, 401);
    const answer = `401 ${serverMessages.application}`;
    expect(outcome).toEqual(bad(says.appCheck.closed(`${site}/api/campagne`, answer)));
  });

  it.each([
    [200, ''],
    [401, messages.guard.signIn],
  ])('is not on when the answer is %i %s', async (status, message) => {
    const expected = bad(says.appCheck.stillTaken(place.settingsFile));
    expect((await outcomeOf(status, message)).outcome).toEqual(expected);
  });

  it('that is not asked for is switched on by hand, and what it would refuse is not tried', async () => {
    expect(await appCheckStep(place).attempt()).toEqual(byHand(says.appCheck.off));
    const closed = new TrialMember({ ...place, settings: { ENFORCE_APP_CHECK: 'true' } });
    for (const { attempt } of closed.steps) {
      expect(await attempt()).toEqual(byHand(says.withoutAppCheck(place.settingsFile)));
    }
  });
});

describe('a scheduled job', () => {
  const refused = new GoogleError(404, 'Job not found.');

  /** The step where Cloud Scheduler says these of the job, one after the other. */
  async function outcomeOf(...states: readonly (Answer | Error)[]) {
    const asked: string[] = [];
    let at = 0;
    const google: Google = (method, _, path) => {
      asked.push(`${method} ${path.split('/').at(-1)}`);
      if (method === 'POST') return Promise.resolve({});
      const state = states[Math.min(at++, states.length - 1)] ?? {};
      return state instanceof Error ? Promise.reject(state) : Promise.resolve(state);
    };
    return { outcome: await jobStep(place, google).attempt(), asked };
  }

  const name = 'addUpViews';
  const id = `firebase-schedule-${name}-europe-west1`;
  const [before, after] = ['2026-11-22T03:07:00Z', '2026-11-22T03:20:00Z'];

  it('is started and looked at until it has ended', async () => {
    const { outcome, asked } = await outcomeOf(
      { lastAttemptTime: before },
      { lastAttemptTime: before },
      { lastAttemptTime: after, status: {} },
    );
    expect(outcome).toEqual(good(says.job.good(name)));
    expect(asked).toEqual([`GET ${id}`, `POST ${id}:run`, `GET ${id}`, `GET ${id}`]);
  });

  it('that fails says with which code', async () => {
    const status = { code: 7, message: 'forbidden' };
    const { outcome } = await outcomeOf({}, { lastAttemptTime: after, status });
    expect(outcome).toEqual(bad(says.job.failed(name, '7 forbidden', place.project)));
  });

  it('that is not there is to be deployed', async () => {
    const { outcome } = await outcomeOf(refused);
    expect(outcome).toEqual(bad(says.job.missing(name, place.project)));
  });
});
