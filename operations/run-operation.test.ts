import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { sentenceFor } from './run-operation.ts';

const project = 'centre-lome';

/** Error with a code, as the Google libraries throw it. */
const refusal = (text: string, code?: unknown) => Object.assign(new Error(text), { code });

/** Error messages of Google. */
const unpaid =
  'The identitytoolkit.googleapis.com API requires a quota project, which is not set by default.';
const firestoreOff =
  '7 PERMISSION_DENIED: Cloud Firestore API has not been used in project 1 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/firestore.googleapis.com/overview';
const identityOff =
  'Raw server response: {"error":{"code":403,"details":[{"reason":"SERVICE_DISABLED","metadata":{"service":"identitytoolkit.googleapis.com"}}]}}';
const denied = 'Caller does not have required permission to use project x. USER_PROJECT_DENIED';

const off = (api: string) => messages.apiDisabled(`${api}.googleapis.com`, project);
const auth = 'auth/internal-error';

it.each([
  ['the quota project is missing', refusal(unpaid, auth), messages.noQuotaProject(project)],
  ['the Firestore API is disabled', refusal(firestoreOff, 7), off('firestore')],
  ['Identity Toolkit is disabled', refusal(identityOff, auth), off('identitytoolkit')],
  ['use of the project is denied', refusal(denied, auth), messages.notAllowed(project)],
  ['access to a file is denied', refusal('no access', 403), messages.notAllowed(project)],
  ['the network is down', refusal('getaddr', 'ENOTFOUND'), messages.unreachable('getaddr')],
  ['the reason is unknown', refusal('strange\nstack'), messages.unexpected('strange')],
])('sentenceFor explains an error of Google when %s', (_, error, sentence) => {
  expect(sentenceFor(error, project)).toBe(sentence);
});
