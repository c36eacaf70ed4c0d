import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { CommandError, type CommandErrorCode } from '@centre/domain/command-error';
import { logger } from '../logger.ts';
import { failure, HttpError } from './answer.ts';

beforeEach(() => {
  vi.spyOn(logger, 'info').mockReturnValue();
  vi.spyOn(logger, 'warn').mockReturnValue();
});

describe('failure', () => {
  it.each<[CommandErrorCode, number, string]>([
    ['invalid-argument', 400, 'Non.'],
    ['not-found', 404, 'Non.'],
    ['already-exists', 409, 'Non.'],
    ['failed-precondition', 409, 'Non.'],
    ['aborted', 409, 'Non.'],
    ['resource-exhausted', 429, 'Non.'],
    ['unavailable', 503, 'Non.'],
    // Older clients expect these prefixes.
    ['unauthenticated', 401, 'Invalid token: Non.'],
    ['permission-denied', 403, 'Forbidden: Non.'],
  ])('maps the code %s to HTTP %i with the message “%s”', (code, status, error) => {
    const answer = failure(new CommandError(code, 'Non.'), 'test');
    expect(answer).toMatchObject({ status, body: { success: false, error } });
  });

  it.each([
    [undefined, 400],
    ['media-type', 415],
    ['size', 413],
  ] as const)('names an invalid field, about its %s, with HTTP %i', (about, status) => {
    const fields = { image: 'Trop court' };
    const details = { fields, ...(about && { about }) };
    const answer = failure(new CommandError('invalid-argument', 'Non.', details), 'test');
    expect(answer).toMatchObject({ status, body: { error: 'Non.', fields } });
  });

  it('sets Retry-After in seconds', () => {
    const refusal = new CommandError('resource-exhausted', 'Non.', { retryAfter: 90 });
    expect(failure(refusal, 'test').headers).toEqual({ 'Retry-After': '90' });
  });
});

it('failure keeps the status and headers of an HttpError', () => {
  const problem = new HttpError(405, messages.methodNotAllowed, { Allow: 'GET' });
  const incident = expect.stringMatching(/^[0-9a-f]{8}$/) as string;
  expect(failure(problem, 'test')).toEqual({
    status: 405,
    headers: { Allow: 'GET' },
    body: { success: false, error: messages.methodNotAllowed, incident },
  });
});

describe('Log of a refusal', () => {
  it.each([
    ['info', 404, new HttpError(404, 'Non.')],
    ['info', 400, new CommandError('invalid-argument', 'Kofi, +228 90 00 00 00')],
    ['warn', 429, new CommandError('resource-exhausted', 'Non.')],
    ['warn', 503, new CommandError('unavailable', 'Non.')],
  ] as const)('has the level %s for HTTP %i, without the message', (level, status, error) => {
    const log = vi.spyOn(logger, level).mockReturnValue();
    const { body } = failure(error, 'POST /api/test');
    const { incident } = body as { incident: string };
    const entry = { incident, where: 'POST /api/test', status };
    expect(log).toHaveBeenLastCalledWith(expect.any(String), entry);
  });
});

it('failure answers an unexpected error with HTTP 500 and the logged incident', () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const answer = failure(new Error('10.0.0.3 is down'), 'GET /api/test', 'Réessayez.');
  expect(answer).toMatchObject({ status: 500, body: { success: false, error: 'Réessayez.' } });
  expect(JSON.stringify(answer)).not.toContain('10.0.0.3');
  const { incident } = answer.body as { incident: string };
  expect(incident).toMatch(/^[0-9a-f]{8}$/);
  const entry = expect.objectContaining({ incident, where: 'GET /api/test' }) as object;
  expect(log).toHaveBeenCalledWith(expect.any(String), entry);
});
