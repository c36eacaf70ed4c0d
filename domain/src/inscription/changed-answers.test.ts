import { describe, expect, it } from 'vitest';
import { emptyEnrolment, programmes } from './inscription.ts';
import { changedAnswers } from './schema.ts';

const [first, second] = programmes.bacpro.classes;
const recorded = { ...emptyEnrolment(), parcours: 'bacpro', classe: first };

describe('a correction of an application', () => {
  it('may choose another class of the same path', () => {
    expect(changedAnswers(recorded, { classe: second })).toEqual({ classe: second });
  });

  it('is none where an older answer comes back without what is not kept any more', () => {
    const older = { ...recorded, nom: 'M\u200Bensah\u000BKofi', nomPere: ' Kofi ' };
    expect(changedAnswers(older, { nom: 'Mensah\nKofi', nomPere: 'Kofi' })).toEqual({});
    expect(changedAnswers(older, { nom: 'Mensa' })).toEqual({ nom: 'Mensa' });
  });

  it('may not make the record contradict itself, nor take away what is asked for', () => {
    for (const classe of [programmes.bts.classes[0], '']) {
      expect(() => changedAnswers(recorded, { classe })).toThrow(
        expect.objectContaining({ code: 'invalid-argument' }) as Error,
      );
    }
  });
});
