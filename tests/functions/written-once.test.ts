import crypto, { randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answersOf } from '@centre/domain/inscription/inscription';
import { firestore } from '../../functions/src/data/admin.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { recordConsultation } from '../../functions/src/data/inscription/documents.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { stored } from './admin.ts';
import { newPhone, newWord } from './applications.ts';
import { hourMs, inOneWindow } from './limits.ts';

/** The draws of a reference: what was drawn, and how much of it comes again. */
const draws = { made: [] as Buffer[], again: [] as Buffer[] };

beforeAll(() => {
  const draw = crypto.randomBytes.bind(crypto) as (size: number) => Buffer;
  vi.spyOn(crypto, 'randomBytes').mockImplementation((size: number) => {
    const bytes = draws.again.shift() ?? draw(size);
    draws.made.push(bytes);
    return bytes;
  });
  // What others have imported is the spy from now on, and until the end of this file.
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const apply = () =>
  storeInscription(
    randomUUID(),
    answersOf(enrolmentRequest({ nom: newWord(), prenom: newWord(), telephone: newPhone() })),
  );

describe('a reference', () => {
  it('that is drawn again stays whose it is, and another is drawn', async () => {
    draws.made = [];
    const first = await apply();
    draws.again = [...draws.made];
    expect(draws.again).not.toEqual([]);
    const second = await apply();
    expect(draws.again).toEqual([]);
    expect(second.reference).not.toBe(first.reference);
    expect(await stored(`references/${first.reference}`)).toEqual({ inscription: first.id });
  });
});

describe('a consultation', () => {
  it('stays in the journal as it was written when it is repeated within the hour', async () => {
    const id = randomUUID();
    const entries = () =>
      firestore().collection('journal').where('records', 'array-contains', id).get();
    await inOneWindow(hourMs);
    await recordConsultation(operator, id);
    const [before] = (await entries()).docs;
    await recordConsultation(operator, id);
    const after = await entries();
    expect(after.docs.map(({ updateTime }) => updateTime)).toEqual([before?.updateTime]);
  });
});
