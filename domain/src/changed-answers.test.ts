import { describe, expect, it } from 'vitest';
import { emptyEnrolment, programmes } from './inscription.ts';
import { changedAnswers } from './inscription-staff-schema.ts';

const [first, second] = programmes.bacpro.classes;
const recorded = { ...emptyEnrolment(), parcours: 'bacpro', classe: first };

describe('a correction of an application', () => {
  it('may choose another class of the same path', () => {
    expect(changedAnswers(recorded, { classe: second })).toEqual({ classe: second });
  });

  it('may not make the record contradict itself, nor take away what is asked for', () => {
    for (const classe of [programmes.bts.classes[0], '']) {
      expect(() => changedAnswers(recorded, { classe })).toThrow(
        expect.objectContaining({ code: 'invalid-argument' }) as Error,
      );
    }
  });
});
