import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { sentenceFor } from './run-operation.ts';

const project = 'centre-lome';

/** As the libraries carry a refusal of that code. */
const refusal = (text: string, code?: unknown) => Object.assign(new Error(text), { code });

/** Refusals as Google words them. */
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
  ['no project pays', refusal(unpaid, auth), messages.noQuotaProject(project)],
  ['the API is off', refusal(firestoreOff, 7), off('firestore')],
  ['Identity Toolkit is off', refusal(identityOff, auth), off('identitytoolkit')],
  ['the project may not pay', refusal(denied, auth), messages.notAllowed(project)],
  ['a file is refused', refusal('no access', 403), messages.notAllowed(project)],
  ['there is no network', refusal('getaddr', 'ENOTFOUND'), messages.unreachable('getaddr')],
  ['the reason is unknown', refusal('strange\nstack'), messages.unexpected('strange')],
])('The sentence for a refusal of Google says that %s', (_, error, sentence) => {
  expect(sentenceFor(error, project)).toBe(sentence);
});
