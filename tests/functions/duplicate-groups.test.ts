/** @module-tag night */
import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { recordOf } from '@centre/domain/inscription/record';
import { firestore } from '../../functions/src/data/admin.ts';
import {
  joinDuplicateGroups,
  removeEmptyDuplicateGroups,
} from '../../functions/src/data/inscription/duplicate-groups.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { watchData } from '../consistent-data.ts';
import { apply, newPhone, newWord } from './applications.ts';
import { injectRace } from './race-injection.ts';

const { anneeScolaire } = firstCampagne;
const expectSoundData = watchData(beforeAll);

describe('Duplicate groups', () => {
  const groupOf = (telephone: string) => {
    const name = createHash('sha256').update(`telephone:${telephone}`).digest('hex');
    return firestore().doc(`rapprochements/${name}`);
  };

  it('go with the last who was there', async () => {
    const telephone = newPhone();
    const [a, b] = [await apply({ telephone }), await apply({ telephone })];
    await removeInscription(a.id, operator);
    expect((await groupOf(telephone).get()).get('inscriptions')).toEqual([b.id]);
    await removeInscription(b.id, operator);
    expect((await groupOf(telephone).get()).exists).toBe(false);
  });

  it('that earlier versions left without anybody are removed', async () => {
    const [empty, full] = [newPhone(), newPhone()];
    await groupOf(empty).set({ inscriptions: [] });
    await apply({ telephone: full });
    expect(await removeEmptyDuplicateGroups()).toBe(1);
    expect((await groupOf(empty).get()).exists).toBe(false);
    expect((await groupOf(full).get()).exists).toBe(true);
  });

  it('stay where somebody comes at the moment of their removal', async () => {
    const telephone = newPhone();
    await groupOf(telephone).set({ inscriptions: [] });
    await injectRace(removeEmptyDuplicateGroups, () => apply({ telephone }));
    await expectSoundData();
  });

  it('keep who comes while the last one leaves', async () => {
    const telephone = newPhone();
    const last = await apply({ telephone });
    const newcomer = randomUUID();
    // Stored, and not looked at for duplicates yet: the record of the last one is as it was.
    const coming = async () => {
      const batch = firestore().batch();
      joinDuplicateGroups(batch, recordOf(newcomer, { telephone, campagne: anneeScolaire }));
      await batch.commit();
    };
    await injectRace(() => removeInscription(last.id, operator), coming);
    expect((await groupOf(telephone).get()).get('inscriptions')).toEqual([newcomer]);
    await groupOf(telephone).delete();
  });

  it('go when two who were there leave at once', async () => {
    const telephone = newPhone();
    const names = () => ({ nom: newWord(), prenom: newWord() });
    const [one, other] = [names(), names()];
    const [a, b] = [await apply({ ...one, telephone }), await apply({ ...other, telephone })];
    // Both have another twin, so that neither's mark depends on whether the other is there.
    await Promise.all([apply(one), apply(other)]);
    const leave = (id: string) => () => removeInscription(id, operator);
    await injectRace(leave(a.id), leave(b.id));
    expect((await groupOf(telephone).get()).exists).toBe(false);
    await expectSoundData();
  });
});
