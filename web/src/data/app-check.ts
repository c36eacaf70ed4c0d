import { app } from './firebase.ts';

// Decided when the site is built: the branch that is not taken is not in it.
const load = __APP_CHECK_SITE_KEY__ === '' ? undefined : () => import('firebase/app-check');

let starting: Promise<void> | undefined;

/**
 * Resolves once calls carry App Check's word that they come from this site: at once in a build
 * without a site key. Where the word cannot be had the call goes out without it, and the server
 * decides.
 */
export async function attested(): Promise<void> {
  if (!load) return;
  starting ??= start(load);
  await starting;
}

async function start(fetchSdk: NonNullable<typeof load>): Promise<void> {
  try {
    const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await fetchSdk();
    initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_SITE_KEY__),
      isTokenAutoRefreshEnabled: true,
    });
  } catch (error) {
    // The next call tries again.
    starting = undefined;
    console.warn('App Check could not be started.', error);
  }
}
