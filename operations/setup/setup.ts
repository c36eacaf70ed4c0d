import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gcloud } from '../tools/run.ts';

const account = 'fonctions';

/** Account that the functions work as, so that nothing rests on the project's default one. */
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

/** Account of the functions with its four roles. What it has already stays. */
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
  // Sessions are opened with tokens that the account signs itself.
  await allow([...accounts, email], 'iam.serviceAccountTokenCreator');
  await allow(
    ['storage', 'buckets', `gs://${project}.firebasestorage.app`],
    'storage.objectAdmin',
  );
}

/** Name of the key of the functions, as the console shows it. */
const keyName = 'Fonctions (contrôle des mots de passe)';

/**
 * Key with which the functions have passwords checked, and which opens nothing else; it is made if
 * there is none. The site's own key can then be limited to the site.
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

/** Settings of Authentication that close what the public key opens: gcloud has no command. */
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
 * Closing of sign-up: visitors can then neither make an account, nor delete theirs, nor ask which
 * addresses have one.
 *
 * @returns Google's words when it refuses; `CONFIGURATION_NOT_FOUND` without Authentication.
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
 * Alerts by e-mail: every error, every failed task, and a day without a line that all is well.
 * Other addresses replace the former ones.
 */
export async function setUpAlerts(gcloud: Gcloud, addresses: readonly string[]): Promise<void> {
  await enable(gcloud, ['logging', 'monitoring']);
  const file = (name: string) => join(import.meta.dirname, `${name}.yaml`);
  const metrics = ['logging', 'metrics'];
  const isThere = await gcloud(
    ...[...metrics, 'list', `--filter=name=${metric}`, '--format=value(name)'],
  );
  const how = isThere ? 'update' : 'create';
  await gcloud(...metrics, how, metric, `--config-from-file=${file('metric')}`);

  const channels = ['beta', 'monitoring', 'channels'];
  const names: string[] = [];
  for (const address of addresses) {
    const filter = `--filter=labels.email_address="${address}"`;
    const known = await gcloud(...channels, 'list', filter, '--format=value(name)');
    const labels = [`--display-name=${address}`, `--channel-labels=email_address=${address}`];
    const create = [...channels, 'create', '--type=email', ...labels, '--format=value(name)'];
    const [first = ''] = known.split('\n');
    names.push(first === '' ? await gcloud(...create) : first);
  }

  for (const policy of policies) {
    const [, title = ''] =
      /^displayName: '(.*)'$/m.exec(readFileSync(file(policy), 'utf8')) ?? [];
    const commands = ['alpha', 'monitoring', 'policies'];
    const filter = `--filter=displayName="${title}"`;
    const known = await gcloud(...commands, 'list', filter, '--format=value(name)');
    const content = `--policy-from-file=${file(policy)}`;
    await (known === ''
      ? gcloud(...commands, 'create', content, `--notification-channels=${names.join(',')}`)
      : gcloud(
          ...[...commands, 'update', known, content],
          `--set-notification-channels=${names.join(',')}`,
        ));
  }
}
