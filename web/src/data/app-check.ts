// A build-time constant: the bundler drops the branch that is not taken.
const load = __APP_CHECK_SITE_KEY__ === '' ? undefined : () => import('./app-check-start.ts');

type Token = () => Promise<string>;

let starting: Promise<Token | undefined> | undefined;

/**
 * Resolves once calls carry an App Check token: at once in a build without a site key. If there
 * is no token, the call goes out without one and the server decides.
 *
 * @returns a getter of the token, for requests made without the SDK.
 */
export async function appCheckReady(): Promise<Token | undefined> {
  if (!load) return undefined;
  starting ??= start(load);
  return starting;
}

async function start(fetchStarter: NonNullable<typeof load>): Promise<Token | undefined> {
  try {
    const { startAppCheck } = await fetchStarter();
    return startAppCheck(__APP_CHECK_SITE_KEY__);
  } catch (error) {
    // The next call tries again.
    starting = undefined;
    console.warn('App Check could not be started.', error);
    return undefined;
  }
}
