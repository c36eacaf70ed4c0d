// Decided when the site is built: the branch that is not taken is not in it.
const load = __APP_CHECK_SITE_KEY__ === '' ? undefined : () => import('./app-check-start.ts');

let starting: Promise<void> | undefined;

/**
 * Resolves once calls carry an App Check token: at once in a build without a site key. If there
 * is no token, the call goes out without one and the server decides.
 */
export async function attested(): Promise<void> {
  if (!load) return;
  starting ??= start(load);
  await starting;
}

async function start(fetchStarter: NonNullable<typeof load>): Promise<void> {
  try {
    const { startAppCheck } = await fetchStarter();
    startAppCheck(__APP_CHECK_SITE_KEY__);
  } catch (error) {
    // The next call tries again.
    starting = undefined;
    console.warn('App Check could not be started.', error);
  }
}
