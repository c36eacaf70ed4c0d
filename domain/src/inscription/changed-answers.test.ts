import { describe, expect, it } from 'vitest';
import { emptyEnrolment, programmes } from './inscription.ts';
import { changedAnswers } from './schema.ts';

const [first, second] = programmes.bacpro.classes;
const recorded = { ...emptyEnrolment(), parcours: 'bacpro', classe: first };

describe('changedAnswers', () => {
  it('accepts another class of the same programme', () => {
    expect(changedAnswers(recorded, { classe: second })).toEqual({ classe: second });
  });

  it('ignores an older answer that comes back merely normalized', () => {
    const older = { ...recorded, nom: 'M\u200Bensah\u000BKofi', nomPere: ' Kofi ' };
    expect(changedAnswers(older, { nom: 'Mensah\nKofi', nomPere: 'Kofi' })).toEqual({});
    expect(changedAnswers(older, { nom: 'Mensa' })).toEqual({ nom: 'Mensa' });
  });

  it('rejects a class of another programme and an empty required answer', () => {
    for (const classe of [programmes.bts.classes[0], '']) {
      expect(() => changedAnswers(recorded, { classe })).toThrow(
        expect.objectContaining({ code: 'invalid-argument' }) as Error,
      );
    }
  });
});
