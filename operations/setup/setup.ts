import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gcloud } from '../tools/run.ts';

const account = 'fonctions';

/** Service account of the functions, independent of the project's default one. */
export const accountOf = (project: string) => `${account}@${project}.iam.gserviceaccount.com`;

const services = [
  'apikeys',
  'cloudresourcemanager',
  'iam',
  'iamcredentials',
  'identitytoolkit',
];

const enable = (gcloud: Gcloud, names: readonly string[]) =>
  gcloud('services', 'enable', ...names.map((name) => `${name}.googleapis.com`));

/** Creates the functions' service account with its four roles; existing roles stay. */
export async function setUpAccount(gcloud: Gcloud, project: string): Promise<void> {
  const email = accountOf(project);
  await enable(gcloud, services);
  const accounts = ['iam', 'service-accounts'];
  if (
    !(await gcloud(...accounts, 'list', `--filter=email=${email}`, '--format=value(email)'))
  ) {
    await gcloud(...accounts, 'create', account, '--display-name=Fonctions du site');
  }
  const allow = (place: readonly string[], role: string) =>
    gcloud(
      ...place.toSpliced(-1, 0, 'add-iam-policy-binding'),
      ...[`--member=serviceAccount:${email}`, `--role=roles/${role}`, '--condition=None'],
    );
  await allow(['projects', project], 'datastore.user');
  await allow(['projects', project], 'firebaseauth.admin');
  // The account signs the custom tokens of sessions itself.
  await allow([...accounts, email], 'iam.serviceAccountTokenCreator');
  await allow(
    ['storage', 'buckets', `gs://${project}.firebasestorage.app`],
    'storage.objectAdmin',
  );
}

/** Display name of the functions' key in the console. */
const keyName = 'Fonctions (contrôle des mots de passe)';

/**
 * API key of the functions, restricted to checking passwords; created if missing. The site's own
 * key can then be restricted to the site.
 */
export async function functionsKey(gcloud: Gcloud): Promise<string> {
  const keys = ['services', 'api-keys'];
  const find = () =>
    gcloud(...keys, 'list', `--filter=displayName="${keyName}"`, '--format=value(uid)');
  let id = await find();
  if (id === '') {
    const target = '--api-target=service=identitytoolkit.googleapis.com';
    await gcloud(...keys, 'create', `--display-name=${keyName}`, target);
    id = await find();
  }
  return gcloud(...keys, 'get-key-string', id, '--format=value(keyString)');
}

/** Authentication settings that restrict the public key; gcloud has no command for them. */
const closed = {
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

const closedFields = [
  'client.permissions.disabledUserSignup',
  'client.permissions.disabledUserDeletion',
  'emailPrivacyConfig.enableImprovedEmailPrivacy',
];

/**
 * Closes sign-up: visitors can then neither create an account, nor delete theirs, nor find out which
 * addresses have one.
 *
 * @returns Google's error; empty on success, `CONFIGURATION_NOT_FOUND` without Authentication.
 */
export async function closeSignUp(gcloud: Gcloud, project: string): Promise<string> {
  const token = await gcloud('auth', 'print-access-token');
  const config = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  const response = await fetch(`${config}?updateMask=${closedFields.join(',')}`, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Goog-User-Project': project,
    },
    body: JSON.stringify(closed),
  });
  return response.ok ? '' : `${response.status} ${await response.text()}`;
}

const metric = 'tout-va-bien';
const policies = ['error', 'silence'];

/**
 * Sets up e-mail alerts: every error, every failed task, and a day without the log line that all is
 * well. The addresses replace the previous ones.
 */
export async function setUpAlerts(gcloud: Gcloud, addresses: readonly string[]): Promise<void> {
  await enable(gcloud, ['logging', 'monitoring']);
  const file = (name: string) => join(import.meta.dirname, `${name}.yaml`);
  const metrics = ['logging', 'metrics'];
  const exists = await gcloud(
    ...[...metrics, 'list', `--filter=name=${metric}`, '--format=value(name)'],
  );
  const action = exists ? 'update' : 'create';
  await gcloud(...metrics, action, metric, `--config-from-file=${file('metric')}`);

  const channels = ['beta', 'monitoring', 'channels'];
  const names: string[] = [];
  for (const address of addresses) {
    const filter = `--filter=labels.email_address="${address}"`;
    const existing = await gcloud(...channels, 'list', filter, '--format=value(name)');
    const labels = [`--display-name=${address}`, `--channel-labels=email_address=${address}`];
    const create = [...channels, 'create', '--type=email', ...labels, '--format=value(name)'];
    const [first = ''] = existing.split('\n');
    names.push(first === '' ? await gcloud(...create) : first);
  }

  for (const policy of policies) {
    const [, title = ''] =
      /^displayName: '(.*)'$/m.exec(readFileSync(file(policy), 'utf8')) ?? [];
    const commands = ['alpha', 'monitoring', 'policies'];
    const filter = `--filter=displayName="${title}"`;
    const existing = await gcloud(...commands, 'list', filter, '--format=value(name)');
    const content = `--policy-from-file=${file(policy)}`;
    await (existing === ''
      ? gcloud(...commands, 'create', content, `--notification-channels=${names.join(',')}`)
      : gcloud(
          ...[...commands, 'update', existing, content],
          `--set-notification-channels=${names.join(',')}`,
        ));
  }
}
