import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../emulators/paths.ts';

/** Services for which firebase-tools has no command, by its own names for their addresses. */
const addresses = {
  apiKeys: 'apiKeysOrigin',
  functions: 'functionsV2Origin',
  iam: 'iamOrigin',
  identity: 'identityOrigin',
  logging: 'cloudloggingOrigin',
  monitoring: 'cloudMonitoringOrigin',
  projects: 'resourceManagerOrigin',
  scheduler: 'cloudschedulerOrigin',
  services: 'serviceUsageOrigin',
  storage: 'storageOrigin',
} as const;

export type Service = keyof typeof addresses;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** What Google answers: JSON. */
export type Answer = Readonly<Record<string, unknown>>;

/**
 * Asks Google with the credentials of whoever is logged in to firebase-tools.
 *
 * @param path with its query.
 * @throws GoogleError
 */
export type Google = (
  method: Method,
  service: Service,
  path: string,
  body?: object,
) => Promise<Answer>;

/** A request that Google refused; `message` has the words by which refusals are told apart. */
export class GoogleError extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`HTTP Error: ${status}, ${reason}`);
    this.status = status;
  }
}

/** What is used of the inside of firebase-tools; tests/deployment runs it. */
interface Insides {
  readonly api: Readonly<Record<(typeof addresses)[Service], () => string>>;
  readonly apiv2: {
    readonly Client: new (options: { readonly urlPrefix: string }) => {
      readonly request: (request: object) => Promise<{
        readonly status: number;
        readonly body: Answer & { readonly error?: { readonly message?: string } };
      }>;
    };
  };
  readonly auth: {
    readonly selectAccount: (account: undefined, folder: string) => object | undefined;
    readonly setActiveAccount: (options: object, account: object) => void;
  };
  readonly requireAuth: { readonly requireAuth: (options: object) => Promise<unknown> };
}

const require = createRequire(import.meta.url);

function insidesOf<Name extends keyof Insides>(name: Name): Insides[Name] {
  return require(`firebase-tools/lib/${name}.js`) as Insides[Name];
}

/** Google as it answers about `project`, in this process's environment. */
export function googleFor(project: string): Google {
  let loggedIn: Promise<unknown> | undefined;
  return async (method, service, path, body) => {
    loggedIn ??= logIn(project);
    await loggedIn;
    const { Client } = insidesOf('apiv2');
    const client = new Client({ urlPrefix: insidesOf('api')[addresses[service]]() });
    const { status, body: answer } = await client.request({
      ...{ method, path, body },
      // This one asks which project pays, even of whoever works with that of firebase-tools.
      headers: service === 'identity' ? { 'x-goog-user-project': project } : {},
      resolveOnHTTPError: true,
    });
    if (status >= 400) throw new GoogleError(status, answer.error?.message ?? '');
    return answer;
  };
}

async function logIn(project: string): Promise<void> {
  const options = { project };
  const { selectAccount, setActiveAccount } = insidesOf('auth');
  const account = selectAccount(undefined, root);
  if (account) setActiveAccount(options, account);
  await insidesOf('requireAuth').requireAuth(options);
}

/** How often, and how long after each other, an operation of Google's is looked at. */
const looks = 60;
const pauseMs = 2_000;

/**
 * Waits until Google has done what it only promised.
 *
 * @param version the service's, such as `v1`.
 * @throws GoogleError when it fails, or takes more than two minutes.
 */
export async function finished(
  google: Google,
  service: Service,
  version: string,
  promised: Answer,
): Promise<Answer> {
  let operation = promised;
  for (let left = looks; left > 0 && operation['done'] !== true; left -= 1) {
    if (left < looks) await sleep(pauseMs);
    operation = await google('GET', service, `/${version}/${String(promised['name'])}`);
  }
  const { done, error, response } = operation as {
    readonly done?: boolean;
    readonly error?: { readonly code?: number; readonly message?: string };
    readonly response?: Answer;
  };
  if (error) throw new GoogleError(error.code ?? 0, error.message ?? '');
  if (!done) throw new GoogleError(0, `${String(promised['name'])} does not end`);
  return response ?? {};
}

/** Switches APIs of a project on, such as `iam`; those that are on stay so. */
export async function enable(
  google: Google,
  project: string,
  names: readonly string[],
): Promise<void> {
  const serviceIds = names.map((name) => `${name}.googleapis.com`);
  const path = `/v1/projects/${project}/services:batchEnable`;
  await finished(
    google,
    'services',
    'v1',
    await google('POST', 'services', path, { serviceIds }),
  );
}

/** What is new is not known everywhere at Google's at once. */
const tries = 10;
const tryPauseMs = 3_000;

/** What `attempt` answers at last; it is repeated for half a minute while its failure `mayPass`. */
export async function retryWhile<Result>(
  attempt: () => Promise<Result>,
  mayPass: (error: unknown) => boolean,
): Promise<Result> {
  for (let left = tries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1 || !mayPass(error)) throw error;
      await sleep(tryPauseMs);
    }
  }
}

/** What `attempt` answers; undefined when Google refuses it with `status`. */
export async function unless<Result>(
  status: number,
  attempt: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof GoogleError && error.status === status) return undefined;
    throw error;
  }
}
