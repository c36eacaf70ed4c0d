import { describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { createInscription, login } from './index.ts';
import { logger } from '../logger.ts';
import { asHttpsError } from './call.ts';
import { callable } from './callable.ts';

describe('asHttpsError', () => {
  it('keeps the code, message and details of a refusal', () => {
    const refusal = new CommandError('resource-exhausted', 'Non.', { retryAfter: 60 });
    const { code, message, details } = refusal;
    expect(asHttpsError(refusal, login)).toMatchObject({ code, message, details });
  });

  it.each([
    [login, messages.unexpected],
    [createInscription, messages.inscription.failed],
  ])('reports only the incident of an unexpected error', (command, sentence) => {
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    const error = asHttpsError(new Error('10.0.0.3 is down'), command);
    expect(error).toMatchObject({ code: 'internal', message: sentence });
    expect(JSON.stringify(error)).not.toContain('10.0.0.3');
    const entry = expect.objectContaining(error.details as object) as object;
    expect(log).toHaveBeenCalledWith(expect.any(String), entry);
  });
});

describe('Malformed call of a callable', () => {
  type Handle = (...call: Parameters<ReturnType<typeof callable>>) => unknown;
  const json = { 'content-type': 'application/json; charset=utf-8' };

  it.each([
    ['with another method', { method: 'GET' }],
    ['with another content type', { headers: { 'content-type': 'text/plain' } }],
    ['without a body', { body: undefined }],
    ['with a list as its body', { body: [] }],
    ['with a field beside data', { body: { data: {}, nom: 'Mensah' } }],
    ['with an @type mark', { body: { data: { '@type': 'zz', nom: 'Mensah' } } }],
    ['with a nested @type mark', { body: { data: { a: [{ '@type': 'zz' }] } } }],
  ])('is rejected %s before the framework can log it', (_, change) => {
    const response = { status: vi.fn(), json: vi.fn(), removeHeader: vi.fn() };
    response.status.mockReturnValue(response);
    const app = { disable: vi.fn() };
    const request = { app, method: 'POST', headers: json, body: { data: {} }, ...change };
    // The framework would call methods that this mock of a response lacks.
    (callable('login') as Handle)(request as never, response as never);
    expect(response.status).toHaveBeenCalledExactlyOnceWith(400);
    expect(response.json).toHaveBeenCalledExactlyOnceWith({
      error: { status: 'INVALID_ARGUMENT', message: messages.unreadableRequest },
    });
  });
});
