import { describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { createInscription, login } from './index.ts';
import { logger } from '../logger.ts';
import { asHttpsError } from './callable.ts';

describe('what a callable throws', () => {
  it('is the refusal itself, with its details', () => {
    const details = { fields: { nom: 'Trop court' }, retryAfter: 60 };
    const refusal = new CommandError('resource-exhausted', 'Non.', details);
    expect(asHttpsError(refusal, login)).toMatchObject({
      code: 'resource-exhausted',
      message: 'Non.',
      details,
    });
  });

  it.each([
    [login, messages.unexpected],
    [createInscription, messages.inscription.failed],
  ])('says nothing of an unexpected failure but its identifier', (command, sentence) => {
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    const error = asHttpsError(new Error('10.0.0.3 is down'), command);
    expect(error).toMatchObject({ code: 'internal', message: sentence });
    expect(JSON.stringify(error)).not.toContain('10.0.0.3');
    expect(log).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining(error.details as object),
    );
  });
});
