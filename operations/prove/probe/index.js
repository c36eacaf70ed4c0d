import { onRequest } from 'firebase-functions/https';

const options = { region: 'europe-west1', serviceAccount: 'fonctions@', maxInstances: 1 };

/** Says by which addresses a request came, as `npm run prove` asks for some minutes. */
export const essai = onRequest({ ...options, invoker: 'public' }, (request, response) => {
  response.json({ forwardedFor: request.headers['x-forwarded-for'] ?? '' });
});
