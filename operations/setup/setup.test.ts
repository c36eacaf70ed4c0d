import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobsSucceeded } from '../../functions/src/logger.ts';
import { fakeProject, project } from '../../tests/deployment/fake-project.ts';
import { refuses } from '../../tests/deployment/fake-run.ts';
import { deployMessages } from '../deploy/messages.ts';
import { failures } from '../tools/failures.ts';

const { fetched, settings, keep, deployment } = fakeProject();

const ofGcloud = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('gcloud'));

/** Result of a successful command with the given output. */
const ends = (output: string) => ({ code: 0, output: `${output}\n`, log: output });

describe('Project set-up', () => {
  it('grants the functions account four roles, and skips gcloud without functions', async () => {
    const { deploy, lines } = deployment(['--only', 'functions']);
    await deploy();
    const roles = ofGcloud(lines()).flatMap((line) => / --role=(\S+)/.exec(line)?.[1] ?? []);
    expect(roles).toEqual([
      'roles/datastore.user',
      'roles/firebaseauth.admin',
      'roles/iam.serviceAccountTokenCreator',
      'roles/storage.objectAdmin',
    ]);
    const rules = deployment(['--only', 'rules,hosting']);
    await rules.deploy();
    expect(ofGcloud(rules.lines())).toEqual([]);
  });

  it('creates no service account or API key that already exists', async () => {
    const { deploy, lines } = deployment(['--only', 'functions'], {
      'gcloud iam service-accounts list': ends('fonctions@x'),
      'gcloud services api-keys list': ends('une-cle-faite'),
    });
    await deploy();
    expect(ofGcloud(lines()).filter((line) => line.includes(' create '))).toEqual([]);
  });

  it('retries a role until Google knows the new service account', async () => {
    const late = refuses('Service account fonctions@x does not exist.');
    const { deploy, lines } = deployment(['--only', 'functions'], {
      'gcloud projects add-iam-policy-binding': [late, ends('')],
    });
    expect(await deploy()).toBe(true);
    expect(lines().filter((line) => line.startsWith('gcloud projects'))).toHaveLength(3);
  });

  it('keeps a service account and an API key named in the settings', async () => {
    keep('SERVICE_ACCOUNT=un-autre\nWEB_API_KEY=une-autre\n');
    const { deploy, lines } = deployment(['--only', 'functions']);
    await deploy();
    expect(ofGcloud(lines())).toEqual([expect.stringContaining('print-access-token')]);
  });

  it('replaces the API key of the site with one for the functions', async () => {
    keep('WEB_API_KEY=une-cle\n');
    await deployment(['--only', 'functions']).deploy();
    expect(settings()).toContain('WEB_API_KEY=cle-des-fonctions\n');
    expect(settings()).not.toContain('une-cle\n');
  });

  it('disables sign-up, account deletion and e-mail enumeration', async () => {
    await deployment(['--only', 'functions']).deploy();
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toContain(`/admin/v2/projects/${project}/config?updateMask=client.`);
    expect(request?.headers).toMatchObject({ Authorization: 'Bearer jeton' });
    expect(JSON.parse(request?.body as string)).toEqual({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    });
  });

  it('fails without Authentication, and warns when sign-up stays enabled', async () => {
    const answer = (status: number, text: string) =>
      fetched.mockImplementationOnce(() => Promise.resolve(new Response(text, { status })));
    answer(404, 'CONFIGURATION_NOT_FOUND');
    await expect(deployment().deploy()).rejects.toThrow(
      deployMessages.wantsAuthentication(project),
    );
    answer(400, 'NOT_SUPPORTED');
    const { deploy, log } = deployment();
    expect(await deploy()).toBe(true);
    expect(log).toContain(deployMessages.signUpOpen(project, '400 NOT_SUPPORTED'));
  });
});

describe('Alert set-up', () => {
  const addresses = ['direction@centre.example', 'secretariat@centre.example'];
  const only = ['--only', 'rules', '--alerts', addresses.join(',')];
  const yaml = (name: string) =>
    readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8');

  it('creates error and silence policies that notify every address', async () => {
    const { deploy, lines } = deployment(only, {
      'gcloud beta monitoring channels create': [ends('canal/1'), ends('canal/2')],
    });
    expect(await deploy()).toBe(true);
    const created = ofGcloud(lines()).filter((line) => line.includes(' policies create '));
    expect(created).toHaveLength(2);
    for (const line of created)
      expect(line).toContain('--notification-channels=canal/1,canal/2');
    expect(yaml('error')).toContain('severity>=ERROR');
    expect(yaml('metric')).toContain(`"${jobsSucceeded}"`);
    expect(yaml('silence')).toContain('logging.googleapis.com/user/tout-va-bien');
  });

  it('updates the addresses of existing policies', async () => {
    const { deploy, lines } = deployment(only, {
      'gcloud logging metrics list': ends('tout-va-bien'),
      'gcloud beta monitoring channels list': [ends('canal/1'), ends('canal/2')],
      'gcloud alpha monitoring policies list': ends('projects/x/alertPolicies/1'),
    });
    expect(await deploy()).toBe(true);
    const linesWith = (text: string) => ofGcloud(lines()).filter((line) => line.includes(text));
    expect(linesWith(' create ')).toEqual([]);
    expect(linesWith('--set-notification-channels=canal/1,canal/2')).toHaveLength(2);
  });

  it('fails but keeps what is published when gcloud denies permission', async () => {
    const refused = { 'gcloud beta': refuses('HTTP Error: 403, no') };
    const { deploy, lines, log } = deployment(only, refused);
    expect(await deploy()).toBe(false);
    expect(lines().findLast((line) => !line.startsWith('gcloud'))).toContain('firestore:rules');
    expect(log).toContain(deployMessages.noAlerts(failures.notAllowed(project)));
  });
});
