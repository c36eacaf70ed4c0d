import { defineBoolean, defineInt, defineString } from 'firebase-functions/params';

/** Region of the functions; the rewrites of firebase.json repeat it. */
export const region = 'europe-west1';

/** Whether the functions run in emulators, where testers share an address and see changes at once. */
export const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

// The values are in .env and, for the emulators, .env.demo-centre: a deployment without a
// terminal stops at a parameter without a value there, even if it has a default here.

/** Number of proxies that add to X-Forwarded-For before a function; see source-address.ts. */
export const trustedProxies = defineInt('TRUSTED_PROXIES');

/**
 * Minimum of instances of each seasonal function (applications, logins, pages); docs/operations.md
 * has their price.
 */
export const minInstances = defineInt('MIN_INSTANCES');

/**
 * Maximum of instances of each public function, 10 or less. A new project has 20 processors for all
 * functions together; index.test.ts adds them up.
 */
export const maxInstances = defineInt('MAX_INSTANCES');

/** Whether every call must carry an App Check token. */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK');

/** Service account of the functions; the project's default one if empty. */
export const serviceAccount = defineString('SERVICE_ACCOUNT');

/**
 * reCAPTCHA key in the build of the site; empty when the site has no App Check. The deployment
 * writes it.
 */
export const appCheckSiteKey = defineString('APP_CHECK_SITE_KEY');

/**
 * API key for password checks. It must have no HTTP-referrer restriction, because the functions send
 * no Referer.
 */
export const webApiKey = defineString('WEB_API_KEY');

/**
 * Origin of the site, such as `https://cfpi.example`; the project's own site if empty.
 */
export const hostingOrigin = defineString('HOSTING_ORIGIN');
