import { defineBoolean, defineInt, defineString } from 'firebase-functions/params';

/** The rewrites of firebase.json name it, too. */
export const region = 'europe-west1';

/** Whether the emulators run the functions, with testers who share an address and see changes at once. */
export const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

// The values are in .env and, for the emulators, .env.demo-centre: a deployment without a
// terminal stops at a parameter without a value there, even if it has a default here.

/** Proxies that add to X-Forwarded-For on the way to a function; see source-address.ts. */
export const trustedProxies = defineInt('TRUSTED_PROXIES');

/**
 * Instances of each function of the season (applications, logins, pages) that never sleep;
 * docs/operations.md has their price.
 */
export const minInstances = defineInt('MIN_INSTANCES');

/**
 * Instances of each function that anybody calls, at most; never more than 10. A new project has
 * 20 processors for all functions together, which index.test.ts adds up.
 */
export const maxInstances = defineInt('MAX_INSTANCES');

/** Whether every call must carry an App Check token. */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK');

/** The account whose rights the functions have; the project's default one if empty. */
export const serviceAccount = defineString('SERVICE_ACCOUNT');

/**
 * The reCAPTCHA key that the site was built with; empty where the site has no App Check. The
 * deployment writes it.
 */
export const appCheckSiteKey = defineString('APP_CHECK_SITE_KEY');

/**
 * The API key with which passwords are checked. It must have no HTTP-referrer restriction: the
 * functions send no Referer.
 */
export const webApiKey = defineString('WEB_API_KEY');

/**
 * Where the site is served, such as `https://cfpi.example`; the project's own site if empty.
 */
export const hostingOrigin = defineString('HOSTING_ORIGIN');
