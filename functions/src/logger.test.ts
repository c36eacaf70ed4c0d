import { afterEach, describe, expect, it, vi } from 'vitest';
import { logger, recordIncident } from './logger.ts';

const log = vi.spyOn(logger, 'error').mockReturnValue();
afterEach(() => log.mockClear());

const logged = () => JSON.stringify(log.mock.calls);

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('recordIncident', () => {
  it('logs the place, the type of error and the returned incident', () => {
    const failure = Object.assign(new RangeError('Kossi'), { code: 5 });
    const incident = recordIncident(failure, 'createInscription');
    expect(log).toHaveBeenCalledWith(
      'unexpected failure',
      expect.objectContaining({ incident, where: 'createInscription' }),
    );
    expect(logged()).toContain('RangeError');
    expect(logged()).toContain('"code":"5"');
    expect(logged()).toContain('logger.test.ts');
  });

  it.each([
    ['a message', () => new Error('Koffi Marqué, +22890000000')],
    ['a message of several lines', () => new Error('Koffi\n    at Marqué (90:0)\nAma')],
    ['text that is no JSON', () => thrownBy(() => JSON.parse('Marqué Koffi') as unknown)],
    ['a cause', () => new Error('x', { cause: new Error('Marqué') })],
    ['several causes', () => new AggregateError([new Error('Koffi')], 'Marqué')],
    ['a thrown text', () => 'Koffi Marqué'],
    ['a thrown object', () => ({ nom: 'Marqué' })],
    ['fields of the error', () => Object.assign(new Error('x'), { nom: 'Marqué' })],
  ])('logs nothing of %s', (_, failureOf) => {
    recordIncident(failureOf(), 'ici');
    expect(log).toHaveBeenCalledOnce();
    expect(logged()).not.toMatch(/Koffi|Marqué|Ama|22890000000/);
  });
});
