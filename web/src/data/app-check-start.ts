import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './firebase.ts';

/**
 * The SDK attaches an App Check token to every call of a function from now on.
 *
 * @returns what gives the token to requests that the SDK does not make.
 */
export function startAppCheck(siteKey: string): () => Promise<string> {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
