import { expect, it } from 'vitest';
import { absenceChecks, obeys, type AbsenceCheck } from '../../functions/src/data/absence.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import './admin.ts';

it.each(Object.keys(absenceChecks) as AbsenceCheck[])(
  'A batch fails by %s where the document is there, and leaves nothing where it is not',
  async (way) => {
    const size = async () => (await firestore().collection('essais').get()).size;
    const before = await size();
    expect(await obeys(way)).toBe(true);
    expect(await size()).toBe(before);
  },
);
