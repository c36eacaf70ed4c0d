import { defineBoolean, defineInt, defineString } from 'firebase-functions/params';

/** The rewrites of firebase.json name it, too. */
export const region = 'europe-west1';

// The values are in .env and, for the emulators, .env.demo-centre: a deployment without a
// terminal stops at a parameter without a value there, even if it has a default here.

// Limits in a window of time. Those by source are wide, because a school or everybody at one
// mobile carrier may share an IPv4 address; of IPv6, the /64 counts.
export const loginsPerName = defineInt('LOGINS_PER_NAME_PER_QUARTER_HOUR');
export const loginsPerSource = defineInt('LOGINS_PER_SOURCE_PER_QUARTER_HOUR');
/** Beyond those of a source. */
export const loginsPerMinute = defineInt('LOGINS_PER_MINUTE');
// Nobody is refused beyond those of applications, see inscription-limits.ts.
export const inscriptionsPerSource = defineInt('INSCRIPTIONS_PER_SOURCE_PER_HOUR');
// Siblings share the number of their parents.
export const inscriptionsPerPhone = defineInt('INSCRIPTIONS_PER_PHONE_PER_DAY');
/** Of everybody together. Beyond it an error is logged, once. */
export const inscriptionsPerHour = defineInt('INSCRIPTIONS_PER_HOUR');
/** Those that are stored beyond any of these limits. */
export const inscriptionsPerMinute = defineInt('INSCRIPTIONS_PER_MINUTE');
export const viewsPerArticle = defineInt('VIEWS_PER_ARTICLE_PER_HOUR');
export const listingsPerSource = defineInt('LISTINGS_PER_SOURCE_PER_HOUR');
export const followUpsPerSource = defineInt('FOLLOW_UPS_PER_SOURCE_PER_HOUR');
/** Beyond those of a source. */
export const followUpsPerMinute = defineInt('FOLLOW_UPS_PER_MINUTE');
export const followUpsPerReference = defineInt('FOLLOW_UPS_PER_REFERENCE_PER_HOUR');
export const wrongDatesPerReference = defineInt('WRONG_DATES_PER_REFERENCE_PER_DAY');
export const picturesPerMember = defineInt('PICTURES_PER_MEMBER_PER_HOUR');
export const exportsPerMember = defineInt('EXPORTS_PER_MEMBER_PER_HOUR');
export const readingsPerMember = defineInt('READINGS_PER_MEMBER_PER_HOUR');

/** Proxies that add to X-Forwarded-For on the way to a function; see source-address.ts. */
export const trustedProxies = defineInt('TRUSTED_PROXIES');

/** How long what the pages show is not read again, in seconds; shared caches add to it. */
export const pagesKeptSeconds = defineInt('PAGES_KEPT_SECONDS');

/**
 * How long a visitor waits for the content; after that the page comes without, in milliseconds.
 * The half minute of the function `pages` must leave time for that page too.
 */
export const pagesPatienceMs = defineInt('PAGES_PATIENCE_MS');

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
