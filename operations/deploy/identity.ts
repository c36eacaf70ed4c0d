import { finished, GoogleError, type Google } from '../firebase-tools/google.ts';

/**
 * Closes what anybody with the public key could do to accounts: make one, delete their own, or ask
 * which addresses have one.
 *
 * @returns Google's words when it does not let that be closed.
 * @throws GoogleError with 404 when Authentication is not set up.
 */
export async function closeSignUp(
  google: Google,
  project: string,
): Promise<string | undefined> {
  const config = {
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  };
  const fields = [
    'client.permissions.disabledUserSignup',
    'client.permissions.disabledUserDeletion',
    'emailPrivacyConfig.enableImprovedEmailPrivacy',
  ];
  const path = `/admin/v2/projects/${project}/config?updateMask=${fields.join(',')}`;
  try {
    await google('PATCH', 'identity', path, config);
    return undefined;
  } catch (error) {
    if (error instanceof GoogleError && error.status !== 404) return error.message;
    throw error;
  }
}

interface Key {
  readonly name: string;
  readonly displayName?: string;
}

/** As the console shows it. */
const displayName = 'Fonctions (contrôle des mots de passe)';

/**
 * The key with which the functions have passwords checked, and which opens nothing else; it is
 * made if there is none. The site's own key can then be limited to the site.
 *
 * @throws GoogleError
 */
export async function functionsKey(google: Google, project: string): Promise<string> {
  const keys = `/v2/projects/${project}/locations/global/keys`;
  const listed = (await google('GET', 'apiKeys', `${keys}?pageSize=300`)) as {
    readonly keys?: readonly Key[];
  };
  let key = listed.keys?.find((one) => one.displayName === displayName);
  if (!key) {
    const restrictions = { apiTargets: [{ service: 'identitytoolkit.googleapis.com' }] };
    const promised = await google('POST', 'apiKeys', keys, { displayName, restrictions });
    key = (await finished(google, 'apiKeys', 'v2', promised)) as unknown as Key;
  }
  const { keyString } = await google('GET', 'apiKeys', `/v2/${key.name}/keyString`);
  if (typeof keyString !== 'string' || keyString === '') {
    throw new GoogleError(0, 'the key has no text');
  }
  return keyString;
}
