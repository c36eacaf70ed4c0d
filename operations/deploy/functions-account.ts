import {
  GoogleError,
  retryWhile,
  unless,
  type Answer,
  type Google,
} from '../firebase-tools/google.ts';

const accountId = 'fonctions';

/** The account that the functions work as, so that nothing rests on the project's default one. */
export const accountOf = (project: string) => `${accountId}@${project}.iam.gserviceaccount.com`;

interface Binding {
  readonly role: string;
  readonly members?: readonly string[];
  readonly condition?: object;
}

type Policy = Answer & { readonly bindings?: readonly Binding[] };

/** Who may do what with something of Google's. */
interface Place {
  readonly read: () => Promise<Policy>;
  readonly write: (policy: Policy) => Promise<unknown>;
}

const projectPlace = (google: Google, project: string): Place => ({
  read: () =>
    google('POST', 'projects', `/v1/projects/${project}:getIamPolicy`, {
      // Bindings with a condition would be lost otherwise.
      options: { requestedPolicyVersion: 3 },
    }),
  write: (policy) =>
    google('POST', 'projects', `/v1/projects/${project}:setIamPolicy`, { policy }),
});

function accountPlace(google: Google, project: string): Place {
  const account = `/v1/projects/${project}/serviceAccounts/${accountOf(project)}`;
  return {
    read: () =>
      google('POST', 'iam', `${account}:getIamPolicy?options.requestedPolicyVersion=3`),
    write: (policy) => google('POST', 'iam', `${account}:setIamPolicy`, { policy }),
  };
}

function bucketPlace(google: Google, bucket: string): Place {
  const path = `/storage/v1/b/${bucket}/iam`;
  return {
    read: () => google('GET', 'storage', `${path}?optionsRequestedPolicyVersion=3`),
    write: (policy) => google('PUT', 'storage', path, policy),
  };
}

/** The policy in which `member` has those roles too; undefined when nothing is missing. */
function withRoles(
  policy: Policy,
  member: string,
  roles: readonly string[],
): Policy | undefined {
  const bindings = [...(policy.bindings ?? [])];
  let isChanged = false;
  for (const role of roles) {
    const at = bindings.findIndex((one) => one.role === role && !one.condition);
    const members = bindings[at]?.members ?? [];
    if (members.includes(member)) continue;
    isChanged = true;
    const binding = { role, members: [...members, member] };
    if (at === -1) bindings.push(binding);
    else bindings[at] = binding;
  }
  return isChanged ? { ...policy, bindings } : undefined;
}

/** A new account is not known everywhere at once, and somebody else may be changing the policy. */
const mayPass = (error: unknown) =>
  error instanceof GoogleError &&
  (error.status === 409 || (error.status === 400 && error.message.includes('does not exist')));

async function grant(place: Place, member: string, roles: readonly string[]): Promise<void> {
  await retryWhile(async () => {
    const policy = withRoles(await place.read(), member, roles);
    if (policy) await place.write(policy);
  }, mayPass);
}

/**
 * Gives the functions an account with the four roles that they need; what it has already stays.
 *
 * @throws GoogleError
 */
export async function makeFunctionsAccount(
  google: Google,
  project: string,
  bucket: string,
): Promise<void> {
  const serviceAccount = { displayName: 'Fonctions du site' };
  const body = { accountId, serviceAccount };
  await unless(409, google('POST', 'iam', `/v1/projects/${project}/serviceAccounts`, body));
  const member = `serviceAccount:${accountOf(project)}`;
  await grant(projectPlace(google, project), member, [
    'roles/datastore.user',
    'roles/firebaseauth.admin',
  ]);
  // Sessions are opened with tokens that the account signs itself.
  await grant(accountPlace(google, project), member, ['roles/iam.serviceAccountTokenCreator']);
  await grant(bucketPlace(google, bucket), member, ['roles/storage.objectAdmin']);
}
