import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './firebase.ts';

/**
 * Starts App Check: from then on, the SDK attaches a token to every function call.
 *
 * @returns a getter of the token, for requests made without the SDK.
 */
export function startAppCheck(siteKey: string): () => Promise<string> {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
