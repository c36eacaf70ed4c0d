import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { CommandError, type CommandErrorCode } from '@centre/domain/command-error';
import { logger } from '../logger.ts';
import { failure, HttpError } from './answer.ts';

beforeEach(() => {
  vi.spyOn(logger, 'info').mockReturnValue();
  vi.spyOn(logger, 'warn').mockReturnValue();
});

describe('a refusal', () => {
  it.each<[CommandErrorCode, number]>([
    ['invalid-argument', 400],
    ['not-found', 404],
    ['already-exists', 409],
    ['failed-precondition', 409],
    ['aborted', 409],
    ['resource-exhausted', 429],
    ['unavailable', 503],
  ])('with the code %s has the status %i and its own sentence', (code, status) => {
    const answer = failure(new CommandError(code, 'Non.'), 'test');
    expect(answer).toMatchObject({ status, body: { success: false, error: 'Non.' } });
  });

  it.each<[CommandErrorCode, number, string]>([
    ['unauthenticated', 401, 'Invalid token: Non.'],
    ['permission-denied', 403, 'Forbidden: Non.'],
  ])('with the code %s begins as the older client expects', (code, status, error) => {
    expect(failure(new CommandError(code, 'Non.'), 'test')).toMatchObject({
      status,
      body: { success: false, error },
    });
  });

  it('names the fields that are wrong', () => {
    const refusal = new CommandError('invalid-argument', 'Non.', {
      fields: { nom: 'Trop court' },
    });
    expect(failure(refusal, 'test').body).toMatchObject({ fields: { nom: 'Trop court' } });
  });

  it.each([
    [undefined, 400],
    ['media-type', 415],
    ['size', 413],
  ] as const)('about a file, in respect of its %s, has the status %i', (about, status) => {
    const details = { fields: { image: 'Non.' }, ...(about && { about }) };
    const answer = failure(new CommandError('invalid-argument', 'Non.', details), 'test');
    expect(answer).toMatchObject({
      status,
      body: { error: 'Non.', fields: { image: 'Non.' } },
    });
  });

  it('says in seconds when to try again', () => {
    const refusal = new CommandError('resource-exhausted', 'Non.', { retryAfter: 90 });
    expect(failure(refusal, 'test').headers).toEqual({ 'Retry-After': '90' });
  });
});

describe('a problem of HTTP', () => {
  it('keeps its status and headers', () => {
    const problem = new HttpError(405, messages.methodNotAllowed, { Allow: 'GET' });
    expect(failure(problem, 'test')).toEqual({
      status: 405,
      headers: { Allow: 'GET' },
      body: {
        success: false,
        error: messages.methodNotAllowed,
        incident: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      },
    });
  });
});

describe('a refusal of any kind', () => {
  it.each([
    ['info', 404, new HttpError(404, 'Non.')],
    ['info', 400, new CommandError('invalid-argument', 'Kofi, +228 90 00 00 00')],
    ['warn', 429, new CommandError('resource-exhausted', 'Non.')],
    ['warn', 503, new CommandError('unavailable', 'Non.')],
  ] as const)('is logged at the level %s for %i, without its words', (level, status, error) => {
    const log = vi.spyOn(logger, level).mockReturnValue();
    const { body } = failure(error, 'POST /api/test');
    const { incident } = body as { incident: string };
    const entry = { incident, where: 'POST /api/test', status };
    expect(log).toHaveBeenLastCalledWith(expect.any(String), entry);
  });
});

describe('anything else', () => {
  it('is one sentence and an identifier that is in the log too', () => {
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    const answer = failure(new Error('10.0.0.3 is down'), 'GET /api/test', 'Réessayez.');
    expect(answer).toMatchObject({
      status: 500,
      body: { success: false, error: 'Réessayez.' },
    });
    expect(JSON.stringify(answer)).not.toContain('10.0.0.3');
    const { incident } = answer.body as { incident: string };
    expect(incident).toMatch(/^[0-9a-f]{8}$/);
    expect(log).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ incident, where: 'GET /api/test' }),
    );
  });
});
