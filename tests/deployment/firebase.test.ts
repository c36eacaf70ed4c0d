import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import database from '../../firestore.indexes.json' with { type: 'json' };
import { Deployment } from '../../operations/deploy/deploy.ts';
import { readDeployOptions } from '../../operations/deploy/options.ts';
import { commandsFor, siteIn } from '../../operations/prove/source-address.ts';
import { failures } from '../../operations/tools/failures.ts';
import { type Command, type Ending, localRunner } from '../../operations/tools/run.ts';
import { FakeGoogle, project, type Reply } from './google.ts';

const google = new FakeGoogle();

beforeAll(() => google.start());
afterAll(() => google.stop());

const run = (command: Command) => localRunner(google.environment)({ ...command, shown: false });

/** Deploys with the real firebase-tools. @returns whether it succeeded, and its output */
async function deploy(...args: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'projet-'));
  mkdirSync(join(root, 'functions'));
  const endings: Ending[] = [];
  const deployment = new Deployment(readDeployOptions(['--project', project, ...args], {}), {
    run: async (command) => {
      if (command.program !== 'firebase') return { code: 0, output: '', log: '' };
      const ending = await run(command);
      endings.push(ending);
      return ending;
    },
    environment: { FIREBASE_TOKEN: 'un-jeton' },
    say: () => undefined,
    root,
    pause: () => Promise.resolve(),
  });
  return { isDone: await deployment.deploy(), log: endings.map(({ log }) => log).join('') };
}

const unpaid = {
  ...{ code: 400, status: 'FAILED_PRECONDITION' },
  message: 'Billing account for project is not found.',
  details: [{ violations: [{ type: 'serviceusage/billing-enabled' }] }],
};
/** Answers of Google for a project without billing. */
const noBilling: Reply[] = [
  { to: /^GET .*\/services\//, body: { state: 'DISABLED' } },
  { to: /^POST .*\/services\/.*:enable/, status: 400, body: { error: unpaid } },
];

/** List of deployed functions, which the Hosting rewrites need. */
const functionsOnline = {
  functions: ['api', 'pages', 'essai'].map((name) => ({
    name: `projects/${project}/locations/europe-west1/functions/${name}`,
    environment: 'GEN_2',
    buildConfig: { runtime: 'nodejs24', entryPoint: name },
    serviceConfig: { uri: 'https://nulle.part', service: name },
  })),
};

/** Hosting version that needs no uploads. */
const version = { name: `sites/${project}/versions/1` };
const newVersion: Reply[] = [
  { to: /^POST .*\/versions$/, body: version },
  { to: /^GET \/v2\/.*\/functions/, body: functionsOnline },
  { to: /:populateFiles/, body: { uploadRequiredHashes: [], uploadUrl: 'https://nulle.part' } },
  { to: /^PATCH .*\/versions\//, body: version },
];

describe('Deployment with firebase-tools against a fake Google', () => {
  it('compiles both sets of rules and publishes nothing with --dry-run', async () => {
    google.answerWith();
    const { isDone, log } = await deploy('--dry-run');
    expect(isDone).toBe(true);
    expect(log).toContain('Dry run complete!');
    const compiled = google.requests(/^POST .*:test$/).map(({ body }) => JSON.stringify(body));
    expect(compiled.some((text) => text.includes('service cloud.firestore'))).toBe(true);
    expect(compiled.some((text) => text.includes('service firebase.storage'))).toBe(true);
    // A dry run may create a version of the site, but must not publish anything.
    const publications = /^(POST|PATCH|PUT) .*\/(rulesets|releases|functions|indexes)/;
    expect(google.requests(publications)).toEqual([]);
  });

  it('rejects a project without billing with a French message', async () => {
    google.answerWith(...noBilling);
    await expect(deploy('--dry-run')).rejects.toThrow(failures.billing(project));
  });

  it('grants the Storage rules access to Firestore, unlike a non-interactive run', async () => {
    const grants = () => google.requests(/^POST .*:setIamPolicy/);
    google.answerWith();
    expect(await deploy('--only', 'storage')).toMatchObject({ isDone: true });
    expect(JSON.stringify(grants().map(({ body }) => body))).toContain(
      'roles/firebaserules.firestoreServiceAgent',
    );
    google.answerWith();
    const args = ['deploy', '--only', 'storage', '--project', project, '--non-interactive'];
    expect(await run({ program: 'firebase', args })).toMatchObject({ code: 0 });
    expect(grants()).toEqual([]);
  });

  it('publishes every index, every field override and both sets of rules', async () => {
    google.answerWith({ to: /^PATCH .*\/fields\//, body: { name: 'fait', done: true } });
    expect(await deploy('--only', 'indexes,rules,storage')).toMatchObject({ isDone: true });
    const { indexes, fieldOverrides } = database;
    expect(google.requests(/^POST .*\/indexes$/)).toHaveLength(indexes.length);
    expect(google.requests(/^PATCH .*\/fields\//)).toHaveLength(fieldOverrides.length);
    expect(google.requests(/^POST .*\/rulesets$/)).toHaveLength(2);
    const released = google.requests(/^(PUT|PATCH|POST) .*\/releases/).map(({ body }) => body);
    expect(JSON.stringify(released)).toContain('cloud.firestore');
    expect(JSON.stringify(released)).toContain(
      `firebase.storage/${project}.firebasestorage.app`,
    );
  });

  it('publishes a site whose headers contain only production hosts', async () => {
    google.answerWith(...newVersion);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"status":"ok"}')));
    expect(await deploy('--only', 'hosting')).toMatchObject({ isDone: true });
    vi.unstubAllGlobals();
    const [published] = google.requests(/^PATCH .*\/versions\//);
    const headers = JSON.stringify(published?.body);
    expect(headers).toContain('https://identitytoolkit.googleapis.com');
    expect(headers).not.toMatch(/127\.0\.0\.1|localhost|http:|ws:/);
    expect(google.requests(/^POST .*\/releases/)).toHaveLength(1);
  });

  it('deploys the trial function with --dry-run and opens its Hosting channel', async () => {
    const { deploy, open } = commandsFor(project);
    google.answerWith();
    const dry = await run({ ...deploy, args: [...deploy.args, '--dry-run'] });
    expect({ code: dry.code, log: dry.log }).toMatchObject({ code: 0 });
    google.answerWith(
      { to: /^GET .*\/channels\//, status: 404, body: {} },
      { to: /^POST .*\/channels\?/, body: { name: 'c', url: 'https://essai--lome.web.app' } },
      ...newVersion,
    );
    const opened = await run(open);
    expect(siteIn(opened.output)).toBe('https://essai--lome.web.app');
    expect(google.requests(/^PATCH .*\/config/)).toEqual([]);
  });
});
