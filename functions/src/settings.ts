import { defineBoolean, defineInt, defineString } from 'firebase-functions/params';

/** The rewrites of firebase.json name it, too. */
export const region = 'europe-west1';

// The values are in .env and, for the emulators, .env.demo-centre: a deployment without a
// terminal stops at a parameter without a value there, even if it has a default here.

// Limits in a window of time; limits by address are wide, because many share one.
export const loginsPerName = defineInt('LOGINS_PER_NAME_PER_QUARTER_HOUR');
export const loginsPerSource = defineInt('LOGINS_PER_SOURCE_PER_QUARTER_HOUR');
export const inscriptionsPerSource = defineInt('INSCRIPTIONS_PER_SOURCE_PER_HOUR');
// Siblings share the number of their parents.
export const inscriptionsPerPhone = defineInt('INSCRIPTIONS_PER_PHONE_PER_DAY');
export const inscriptionsPerEmail = defineInt('INSCRIPTIONS_PER_EMAIL_PER_DAY');
// Reaching it is logged as an error.
export const inscriptionsPerHour = defineInt('INSCRIPTIONS_PER_HOUR');
export const viewsPerArticle = defineInt('VIEWS_PER_ARTICLE_PER_HOUR');
export const listingsPerSource = defineInt('LISTINGS_PER_SOURCE_PER_HOUR');
export const picturesPerMember = defineInt('PICTURES_PER_MEMBER_PER_HOUR');
export const exportsPerMember = defineInt('EXPORTS_PER_MEMBER_PER_HOUR');
export const readingsPerMember = defineInt('READINGS_PER_MEMBER_PER_HOUR');

/** Proxies that add to X-Forwarded-For on the way to a function; see source-address.ts. */
export const trustedProxies = defineInt('TRUSTED_PROXIES');

/** How long what the pages show is not read again, in seconds; shared caches add to it. */
export const pagesKeptSeconds = defineInt('PAGES_KEPT_SECONDS');

/** Instances of `pages` that never sleep; docs/operations.md has their price. */
export const pagesMinInstances = defineInt('PAGES_MIN_INSTANCES');

/** Whether every call must carry an App Check token. */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK');

/**
 * The project's Web API key, with which passwords are checked. It is public, but must not be
 * restricted to web pages: the functions are none.
 */
export const webApiKey = defineString('WEB_API_KEY');

/**
 * Where the site is served, such as `https://cfpi.example`; the project's own site if empty.
 */
export const hostingOrigin = defineString('HOSTING_ORIGIN');
