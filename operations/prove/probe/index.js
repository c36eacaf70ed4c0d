import { onRequest } from 'firebase-functions/https';

const options = { region: 'europe-west1', serviceAccount: 'fonctions@', maxInstances: 1 };

/** Returns the `X-Forwarded-For` of a request; deployed for some minutes by `npm run prove`. */
export const essai = onRequest({ ...options, invoker: 'public' }, (request, response) => {
  response.json({ forwardedFor: request.headers['x-forwarded-for'] ?? '' });
});
