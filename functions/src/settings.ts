import { defineBoolean, defineInt, defineString } from 'firebase-functions/params';

/** Where the functions run; the rewrites of firebase.json name it too. */
export const region = 'europe-west1';

// The values are in .env (a deployment's) and .env.demo-centre (the emulators'): a deployment
// without a terminal stops at a parameter that has none there, even if it has a default here.

/** Attempts to log in under one name, in a quarter of an hour. */
export const loginsPerName = defineInt('LOGINS_PER_NAME_PER_QUARTER_HOUR');

/** Attempts to log in from one address, in a quarter of an hour. */
export const loginsPerSource = defineInt('LOGINS_PER_SOURCE_PER_QUARTER_HOUR');

/** Applications from one address in an hour: a cybercafé or a school has one for everyone. */
export const inscriptionsPerSource = defineInt('INSCRIPTIONS_PER_SOURCE_PER_HOUR');

/** Applications with one phone number in a day: siblings share their parents'. */
export const inscriptionsPerPhone = defineInt('INSCRIPTIONS_PER_PHONE_PER_DAY');

/** Applications with one e-mail address in a day. */
export const inscriptionsPerEmail = defineInt('INSCRIPTIONS_PER_EMAIL_PER_DAY');

/** Applications from everybody in an hour; reaching it is logged as an error. */
export const inscriptionsPerHour = defineInt('INSCRIPTIONS_PER_HOUR');

/**
 * Views of articles counted from one address in an hour. Wide, since many share an address;
 * it is there so that a script cannot run up the bill.
 */
export const viewsPerSource = defineInt('VIEWS_PER_SOURCE_PER_HOUR');

/** Lists that the API gives to one address in an hour; the site itself does not ask for them. */
export const listingsPerSource = defineInt('LISTINGS_PER_SOURCE_PER_HOUR');

/** Pictures that one member may send in an hour; each is decoded and encoded anew. */
export const picturesPerMember = defineInt('PICTURES_PER_MEMBER_PER_HOUR');

/** Files of applications that one member may make in an hour, single sheets included. */
export const exportsPerMember = defineInt('EXPORTS_PER_MEMBER_PER_HOUR');

/**
 * Requests of one kind by one member in an hour that read much, or that look at applications
 * in detail.
 */
export const readingsPerMember = defineInt('READINGS_PER_MEMBER_PER_HOUR');

/** Proxies that add to X-Forwarded-For on the way to a function; see source-address.ts. */
export const trustedProxies = defineInt('TRUSTED_PROXIES');

/** Whether every call must carry an App Check token, at both channels. */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK');

/**
 * The project's Web API key, with which passwords are checked. It is public, but must not be
 * restricted to web pages: the functions are none.
 */
export const webApiKey = defineString('WEB_API_KEY');

/** Where the site is served, such as `https://cfpi.example`; the project's own site if empty. */
export const hostingOrigin = defineString('HOSTING_ORIGIN');
