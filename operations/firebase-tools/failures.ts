import { firebaseSays } from './messages.ts';

const { failures } = firebaseSays;

interface Failure {
  /** What firebase-tools says; a test looks whether it still does. */
  readonly said: RegExp;
  readonly sentence: (project: string) => string;
}

/** In the order in which they are looked for: the cause before what follows from it. */
export const knownFailures: readonly Failure[] = [
  {
    said: /Failed to authenticate, have you run|Command requires authentication|credentials are no longer valid|Authentication Error/,
    sentence: () => failures.loggedOut,
  },
  {
    said: /must be on the Blaze \(pay-as-you-go\) plan|requires the pay-as-you-go \(Blaze\) billing plan/,
    sentence: failures.billing,
  },
  { said: /Firebase Storage has not been set up on project/, sentence: failures.storage },
  {
    said: /are found in your project but do not exist in your local source code/,
    sentence: () => failures.oldFunctions,
  },
  {
    said: /Since this is your first time using 2nd gen functions/,
    sentence: () => failures.firstTime,
  },
  { said: /There was an error deploying functions/, sentence: () => failures.functions },
  {
    said: /Unable to deploy to Hosting as there is no Hosting site|Could not determine the default site/,
    sentence: failures.site,
  },
  { said: /Failed to make request/, sentence: () => failures.network },
  {
    said: /Failed to list Firebase |Failed to get Firebase project|Missing permissions required|Missing required permission|Authorization failed/,
    sentence: failures.notAllowed,
  },
];

/** Google's own words, which firebase-tools passes on. */
const googleRefuses = /HTTP Error: 403|PERMISSION_DENIED/;

/** What to say of a failed run of firebase-tools: what is wrong, and what to do about it. */
export function sentenceOf(said: string, project: string): string {
  const known = knownFailures.find((failure) => failure.said.test(said));
  if (known) return known.sentence(project);
  return googleRefuses.test(said) ? failures.notAllowed(project) : failures.other;
}

/** All functions are online, and only the images of older ones would pile up. */
export const onlyImagesPileUp =
  /Functions successfully deployed but could not set up cleanup policy/;

/** Rules are online, and the permission that they need is not given. */
export const crossServiceFailed =
  /Error checking or updating Cloud Storage for Firebase service account permissions/;
