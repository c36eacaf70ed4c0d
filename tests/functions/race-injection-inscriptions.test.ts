import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answersOf } from '@centre/domain/inscription/inscription';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { change, stored } from './admin.ts';
import { newPhone, newWord, rowIn } from './applications.ts';
import { injectRace } from './race-injection.ts';

const form = () =>
  answersOf(enrolmentRequest({ nom: newWord(), prenom: newWord(), telephone: newPhone() }));
const accept = (id: string) => () =>
  changeInscription(id, operator, () => ({ answers: {}, statut: 'acceptee' }));
const remove = (id: string) => () => removeInscription(id, operator);

describe('an application', () => {
  let id = '';
  let other = '';
  beforeEach(async () => {
    [id, other] = [randomUUID(), randomUUID()];
    await storeInscription(id, form());
    await storeInscription(other, form());
  });

  it.each([
    ['decided on', accept],
    ['deleted', remove],
  ] as const)('is looked at again when it changes before it is %s', async (_, write) => {
    const alone = await injectRace(write(other));
    const touch = () => change(`inscriptions/${id}`, { touched: new Date() });
    expect(await injectRace(write(id), touch)).toBe(alone + 1);
  });

  it('stays as it was when another call has stored it first', async () => {
    const twin = randomUUID();
    const [first, second] = [form(), form()];
    const storing = injectRace(
      () => storeInscription(twin, second),
      () => storeInscription(twin, first),
    );
    await expect(storing).rejects.toMatchObject({ code: 'already-exists' });
    expect((await stored(`inscriptions/${twin}`))?.['nom']).toBe(first.nom);
    expect(await rowIn(twin)).toMatchObject({ nom: first.nom });
  });

  it('does not come back when it is stored and deleted while another call stores it', async () => {
    const twin = randomUUID();
    const answers = form();
    const storing = injectRace(
      () => storeInscription(twin, answers),
      async () => {
        await storeInscription(twin, answers);
        await removeInscription(twin, operator);
      },
    );
    await expect(storing).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await stored(`inscriptions/${twin}`)).toBeUndefined();
    expect(await rowIn(twin)).toBeUndefined();
  });
});
