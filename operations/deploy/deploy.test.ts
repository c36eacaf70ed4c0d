import { describe, expect, it } from 'vitest';
import { fakeProject, project } from '../../tests/deployment/fake-project.ts';
import { refuses, webConfig } from '../../tests/deployment/fake-run.ts';
import { failures } from '../tools/failures.ts';
import { deployMessages } from './messages.ts';

const { fetched, settings, keep, deployment } = fakeProject();

const queries = [
  'firebase login:list --json',
  'git status --porcelain',
  `firebase apps:sdkconfig WEB --json --project ${project}`,
  `firebase hosting:sites:list --json --project ${project}`,
];
const built = ['script check', 'script build (web)', 'script build (functions)'];
const everyPart = 'firestore:indexes,firestore:rules,storage,functions,hosting';
const rehearsal = `firebase deploy --only ${everyPart} --dry-run --project ${project}`;
const published = [
  `firebase deploy --only storage --interactive --force --project ${project}`,
  `firebase deploy --only firestore:indexes,firestore:rules,functions,hosting --non-interactive --project ${project}`,
];

/** Result of a successful command with the given output. */
const ends = (output: string) => ({ code: 0, output, log: output });

const others = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('gcloud'));

describe('Deployment', () => {
  it('runs queries, checks, builds, dry run and publication, in this order', async () => {
    const { deploy, lines, log } = deployment();
    expect(await deploy()).toBe(true);
    expect(others(lines())).toEqual([...queries, ...built, rehearsal, ...published]);
    expect(log).toContain(deployMessages.done('https://centre-lome.web.app'));
    expect(log.at(-1)).toContain(`npm run create-admin -- --project ${project}`);
  });

  it('builds the site with the web app configuration and App Check key', async () => {
    const { deploy, commands } = deployment(['--app-check-key', 'cle-de-site']);
    await deploy();
    const web = commands.find(({ folder }) => folder === 'web');
    expect(JSON.parse(web?.env?.['FIREBASE_WEB_CONFIG'] ?? '')).toEqual(webConfig);
    expect(web?.env?.['APP_CHECK_SITE_KEY']).toBe('cle-de-site');
  });

  it('writes the settings of the functions and remembers the App Check key', async () => {
    await deployment(['--app-check-key', 'cle-de-site']).deploy();
    expect(settings()).toBe(
      'SERVICE_ACCOUNT=fonctions@centre-lome.iam.gserviceaccount.com\nHOSTING_ORIGIN=https://centre-lome.web.app\nAPP_CHECK_SITE_KEY=cle-de-site\nWEB_API_KEY=cle-des-fonctions\n',
    );
    const next = deployment();
    await next.deploy();
    const web = next.commands.find(({ folder }) => folder === 'web');
    expect(web?.env?.['APP_CHECK_SITE_KEY']).toBe('cle-de-site');
  });

  it('keeps existing settings, and replaces only the origin with --origin', async () => {
    const kept =
      'SERVICE_ACCOUNT=un-autre\nWEB_API_KEY=une-autre\nHOSTING_ORIGIN=https://ancien.example\n';
    keep(kept);
    await deployment().deploy();
    expect(settings()).toBe(kept);
    await deployment(['--origin', 'https://www.centre.example']).deploy();
    expect(settings()).toBe(kept.replace('ancien.example', 'www.centre.example'));
  });

  it('publishes nothing and calls no gcloud with --dry-run', async () => {
    const { deploy, lines, log } = deployment(['--dry-run']);
    expect(await deploy()).toBe(true);
    expect(lines()).toEqual([...queries, ...built, rehearsal]);
    expect(log.at(-1)).toBe(deployMessages.dryRunDone(project));
  });

  it('builds nothing with --only rules', async () => {
    const { deploy, lines } = deployment(['--only', 'rules']);
    await deploy();
    expect(lines()).toEqual([
      ...queries,
      'script check',
      `firebase deploy --only firestore:rules --dry-run --project ${project}`,
      `firebase deploy --only firestore:rules --non-interactive --project ${project}`,
    ]);
  });

  it('passes --force to Firebase with --delete-old-functions', async () => {
    const { deploy, lines } = deployment(['--only', 'functions', '--delete-old-functions']);
    await deploy();
    expect(lines().at(-1)).toBe(
      `firebase deploy --only functions --force --non-interactive --project ${project}`,
    );
  });

  it('sets the image cleanup policy and retries when only that failed', async () => {
    const log = 'Functions successfully deployed but could not set up cleanup policy';
    const endings = { [published[1] ?? '']: [refuses(log), ends('')] };
    const { deploy, lines } = deployment([], endings);
    expect(await deploy()).toBe(true);
    expect(lines().slice(-2)).toEqual([
      `firebase functions:artifacts:setpolicy --location europe-west1 --days 1 --force --project ${project}`,
      published[1],
    ]);
  });

  it('warns when Storage rules lack permission to read Firestore', async () => {
    const log =
      '[rules] Error checking or updating Cloud Storage for Firebase service account permissions.';
    const warned = deployment([], { [published[0] ?? '']: { ...ends(''), log } });
    expect(await warned.deploy()).toBe(true);
    expect(warned.log).toContain(deployMessages.crossService(project));
  });

  it('fails when the API answers HTTP 403 after publication', async () => {
    const health = 'https://centre-lome.web.app/api/health';
    fetched.mockImplementation((address) =>
      Promise.resolve(new Response('', { status: address === health ? 403 : 200 })),
    );
    const { deploy, log } = deployment();
    expect(await deploy()).toBe(false);
    expect(log).toContain(deployMessages.notAnswering(health, 'réponse 403'));
  });

  it('requires a login, except with GOOGLE_APPLICATION_CREDENTIALS', async () => {
    const none = { 'firebase login:list': ends('{"status":"success"}') };
    await expect(deployment([], none).deploy()).rejects.toThrow(deployMessages.notLoggedIn);
    const environment = { GOOGLE_APPLICATION_CREDENTIALS: '/cle.json' };
    expect(await deployment(['--dry-run'], none, environment).deploy()).toBe(true);
  });

  it('warns of uncommitted changes', async () => {
    const endings = { 'git status': ends(' M domain/src/centre.ts\n') };
    const { deploy, log } = deployment(['--dry-run'], endings);
    expect(await deploy()).toBe(true);
    expect(log).toContain(deployMessages.workingTree(1));
  });

  it('creates a missing web app, and fails without it in a dry run', async () => {
    const none = refuses('There are no WEB apps associated with this Firebase project.');
    const config = JSON.stringify({ result: { sdkConfig: webConfig } });
    const endings = { 'firebase apps:sdkconfig': [none, ends(config)] };
    const { deploy, lines } = deployment([], endings);
    expect(await deploy()).toBe(true);
    expect(lines().slice(2, 5)).toEqual([
      queries[2],
      `firebase apps:create WEB CFPI --json --project ${project}`,
      queries[2],
    ]);
    const dry = deployment(['--dry-run'], endings).deploy();
    await expect(dry).rejects.toThrow(deployMessages.wantsWebApp(project));
  });

  it.each([
    ['no Hosting site', 'hosting:sites:list', { sites: [] }, failures.site(project)],
    ...[undefined, 'centre-lome.appspot.com'].map((storageBucket) => {
      const result = { sdkConfig: { ...webConfig, storageBucket } };
      const sentence = deployMessages.bucket(storageBucket ?? '', webConfig.storageBucket);
      return [`the bucket ${storageBucket}`, 'apps:sdkconfig', result, sentence] as const;
    }),
  ] as const)('rejects a project that has %s', async (_, command, result, sentence) => {
    const endings = { [`firebase ${command}`]: ends(JSON.stringify({ result })) };
    await expect(deployment([], endings).deploy()).rejects.toThrow(sentence);
  });

  it.each([
    ['the project is not readable', 'firebase apps:sdkconfig', failures.notAllowed(project)],
    ['the checks fail', 'script check', deployMessages.checksFailed],
    [
      'the build of the functions fails',
      'script build (functions)',
      deployMessages.buildFailed('functions'),
    ],
    ['the build of the site fails', 'script build (web)', deployMessages.buildFailed('web')],
    ['the dry run is rejected', rehearsal, deployMessages.nothingOnline],
    ['gcloud denies permission', 'gcloud iam', failures.notAllowed(project)],
  ])('publishes nothing when %s', async (_, start, sentence) => {
    const { deploy, lines } = deployment([], { [start]: refuses('HTTP Error: 403, no') });
    await expect(deploy()).rejects.toThrow(sentence);
    expect(lines().at(-1)?.startsWith(start)).toBe(true);
  });

  it('reports the reason of a failed publication and that it can be rerun', async () => {
    const refusal = refuses('There was an error deploying functions');
    const failure = deployment([], { [published[1] ?? '']: refusal }).deploy();
    await expect(failure).rejects.toThrow(
      `${failures.functions}\n${deployMessages.partlyOnline}`,
    );
  });
});
