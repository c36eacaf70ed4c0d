import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { sentenceFor } from './run-operation.ts';

const project = 'centre-lome';

/** As the libraries carry a refusal of that code. */
const refusal = (text: string, code?: unknown) => Object.assign(new Error(text), { code });

describe('the sentence for a refusal of Google', () => {
  it.each([
    [
      'no project pays',
      refusal(
        'The identitytoolkit.googleapis.com API requires a quota project, which is not set by default.',
        'auth/internal-error',
      ),
      messages.noQuotaProject(project),
    ],
    [
      'the API is off',
      refusal(
        '7 PERMISSION_DENIED: Cloud Firestore API has not been used in project 1 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/firestore.googleapis.com/overview',
        7,
      ),
      messages.apiDisabled('firestore.googleapis.com', project),
    ],
    [
      'the API is off, as Identity Toolkit says it',
      refusal(
        'Raw server response: {"error":{"code":403,"details":[{"reason":"SERVICE_DISABLED","metadata":{"service":"identitytoolkit.googleapis.com"}}]}}',
        'auth/internal-error',
      ),
      messages.apiDisabled('identitytoolkit.googleapis.com', project),
    ],
    [
      'the project may not pay',
      refusal(
        'Caller does not have required permission to use project x. USER_PROJECT_DENIED',
        'auth/internal-error',
      ),
      messages.notAllowed(project),
    ],
    ['a file is refused', refusal('no access', 403), messages.notAllowed(project)],
    [
      'there is no network',
      refusal('getaddrinfo', 'ENOTFOUND'),
      messages.unreachable('getaddrinfo'),
    ],
    ['is unknown', refusal('strange\nstack'), messages.unexpected('strange')],
  ])('says that %s', (_, error, sentence) => {
    expect(sentenceFor(error, project)).toBe(sentence);
  });
});
