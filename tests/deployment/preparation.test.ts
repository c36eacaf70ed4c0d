import { afterEach, describe, expect, it } from 'vitest';
import { makeFunctionsAccount, accountOf } from '../../operations/deploy/functions-account.ts';
import { closeSignUp, functionsKey } from '../../operations/deploy/identity.ts';
import { enable, googleFor } from '../../operations/firebase-tools/google.ts';
import { googleOfThisFile, project, type Asked, type Reply } from './google.ts';

const fake = googleOfThisFile();
const google = googleFor(project);
const bucket = `${project}.firebasestorage.app`;
const member = `serviceAccount:${accountOf(project)}`;

afterEach(() => fake.answerWith());

const anybody = { role: 'roles/editor', members: ['user:direction@centre.example'] };

/** A policy that remembers what is written to it. */
function policyAt(read: RegExp, write: RegExp, inside: (body: unknown) => unknown): Reply[] {
  let policy: unknown = { bindings: [anybody], etag: 'a', version: 1 };
  return [
    { to: read, body: () => policy },
    {
      to: write,
      body: ({ body }: Asked) => {
        policy = inside(body);
        return policy;
      },
    },
  ];
}

const policyIn = (body: unknown) => (body as { readonly policy: unknown }).policy;

const policies = () => [
  ...policyAt(
    /^POST \/v1\/projects\/[^/]+:getIamPolicy/,
    /^POST \/v1\/projects\/[^/]+:setIamPolicy/,
    policyIn,
  ),
  ...policyAt(/serviceAccounts\/[^/]+:getIamPolicy/, /:setIamPolicy/, policyIn),
  ...policyAt(/^GET \/storage\/.*\/iam/, /^PUT \/storage\/.*\/iam/, (body) => body),
];

const grants = () => fake.requests(/:setIamPolicy|^PUT .*\/iam$/);

describe('A project of Google’s is prepared', () => {
  it('with the APIs that the functions and their deployment need', async () => {
    let looks = 0;
    fake.answerWith(
      { to: /:batchEnable$/, body: { name: 'operations/essai' } },
      { to: /^GET \/v1\/operations\/essai/, body: () => ({ done: (looks += 1) > 1 }) },
    );
    await enable(google, project, ['iam', 'apikeys']);
    expect(fake.requests(/:batchEnable$/)[0]?.body).toEqual({
      serviceIds: ['iam.googleapis.com', 'apikeys.googleapis.com'],
    });
    expect(looks).toBe(2);
  });

  it('with an account that has four roles, each where it is needed and nowhere else', async () => {
    fake.answerWith(...policies());
    await makeFunctionsAccount(google, project, bucket);
    expect(fake.requests(/^POST .*\/serviceAccounts$/)[0]?.body).toMatchObject({
      accountId: 'fonctions',
    });
    const given = grants().map(({ path, body }) => [path.split('?')[0], body]);
    const has = (...roles: string[]) => [
      anybody,
      ...roles.map((role) => ({ role, members: [member] })),
    ];
    expect(given).toEqual([
      [
        `/v1/projects/${project}:setIamPolicy`,
        {
          policy: {
            bindings: has('roles/datastore.user', 'roles/firebaseauth.admin'),
            etag: 'a',
            version: 1,
          },
        },
      ],
      [
        `/v1/projects/${project}/serviceAccounts/${accountOf(project)}:setIamPolicy`,
        {
          policy: {
            bindings: has('roles/iam.serviceAccountTokenCreator'),
            etag: 'a',
            version: 1,
          },
        },
      ],
      [
        `/storage/v1/b/${bucket}/iam`,
        { bindings: has('roles/storage.objectAdmin'), etag: 'a', version: 1 },
      ],
    ]);
  });

  it('a second time without a change', async () => {
    const exists = { to: /^POST .*\/serviceAccounts$/, status: 409, body: {} };
    fake.answerWith(exists, ...policies());
    await makeFunctionsAccount(google, project, bucket);
    const first = grants().length;
    await makeFunctionsAccount(google, project, bucket);
    expect(grants()).toHaveLength(first);
  });

  it('however long Google takes to know a new account, but not where it refuses', async () => {
    const refusal = (status: number, message: string): Reply => {
      let refusals = 0;
      return {
        to: /^POST \/v1\/projects\/[^/]+:setIamPolicy/,
        get status() {
          return (refusals += 1) === 1 ? status : 200;
        },
        body: { error: { message } },
      };
    };
    const late = refusal(400, `Service account ${accountOf(project)} does not exist.`);
    fake.answerWith(late, ...policies());
    await makeFunctionsAccount(google, project, bucket);
    expect(grants()).toHaveLength(4);
    fake.answerWith(refusal(403, 'Policy update access denied.'), ...policies());
    await expect(makeFunctionsAccount(google, project, bucket)).rejects.toThrow(
      'HTTP Error: 403, Policy update access denied.',
    );
  });

  it('so that nobody makes or removes an account with the public key', async () => {
    fake.answerWith();
    expect(await closeSignUp(google, project)).toBeUndefined();
    const [asked] = fake.requests(/^PATCH \/admin\/v2/);
    expect(asked?.path).toBe(
      `/admin/v2/projects/${project}/config?updateMask=client.permissions.disabledUserSignup,client.permissions.disabledUserDeletion,emailPrivacyConfig.enableImprovedEmailPrivacy`,
    );
    expect(asked?.body).toEqual({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    });
  });

  it('or says why that stays open; without Authentication it cannot be', async () => {
    const answer = (status: number, message: string): Reply => ({
      to: /^PATCH \/admin\/v2/,
      status,
      body: { error: { message } },
    });
    fake.answerWith(answer(400, 'OPERATION_NOT_ALLOWED'));
    expect(await closeSignUp(google, project)).toContain('OPERATION_NOT_ALLOWED');
    fake.answerWith(answer(404, 'CONFIGURATION_NOT_FOUND'));
    await expect(closeSignUp(google, project)).rejects.toThrow('CONFIGURATION_NOT_FOUND');
  });

  it('with a key that only checks passwords, made once', async () => {
    const keys: object[] = [];
    fake.answerWith(
      { to: /^GET .*\/keys\?/, body: () => ({ keys }) },
      { to: /^GET .*\/keyString$/, body: { keyString: 'cle-des-fonctions' } },
      {
        to: /^POST .*\/keys$/,
        body: ({ body }: Asked) => {
          keys.push({ ...(body as object), name: 'projects/1/locations/global/keys/k' });
          return { name: 'operations/cle' };
        },
      },
      { to: /^GET \/v2\/operations\/cle/, body: () => ({ done: true, response: keys[0] }) },
    );
    expect(await functionsKey(google, project)).toBe('cle-des-fonctions');
    expect(await functionsKey(google, project)).toBe('cle-des-fonctions');
    expect(keys).toEqual([
      expect.objectContaining({
        restrictions: { apiTargets: [{ service: 'identitytoolkit.googleapis.com' }] },
      }),
    ]);
  });
});
