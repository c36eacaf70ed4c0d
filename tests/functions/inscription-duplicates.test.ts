import { beforeAll, describe, expect, it } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { firestore } from '../../functions/src/data/admin.ts';
import { entriesAbout } from '../../functions/src/data/journal/list.ts';
import { watchData } from '../consistent-data.ts';
import { keepCollections } from '../kept-collections.ts';
import { apply, isMarked, newPhone, newWord } from './applications.ts';
import { callAs, newStaff } from './staff.ts';

keepCollections('reglages');
const expectSoundData = watchData(beforeAll);

let token = '';

beforeAll(async () => {
  ({ token } = await newStaff('INSCRIPTIONS_MANAGER'));
});

const remove = async (id: string) => {
  expect((await callAs(token, 'deleteInscription', { id })).status).toBe(200);
};

const correct = async (id: string, change: object) => {
  expect((await callAs(token, 'updateInscription', { id, ...change })).status).toBe(200);
};

describe('likely duplicates', () => {
  it('are both marked when they have the same phone', async () => {
    const telephone = newPhone();
    const first = await apply({ telephone });
    expect(await isMarked(first.id)).toBe(false);
    const second = await apply({ telephone: telephone.replace('+228', '00228 ') });
    expect([await isMarked(first.id), await isMarked(second.id)]).toEqual([true, true]);
  });

  it('are both marked when a number of Benin is the same but for its new digits', async () => {
    const former = newPhone().replace('+228', '+229');
    const [first, other] = [await apply({ telephone: former }), await apply()];
    const second = await apply({ telephone: former.replace('+229', '+22901') });
    expect(await Promise.all([first, second, other].map(({ id }) => isMarked(id)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are marked when names and birthday are the same, whichever name comes first', async () => {
    const { id, nom, prenom, dateNaissance } = await apply();
    const swapped = { nom: prenom.toUpperCase(), prenom: nom, dateNaissance };
    const same = await apply(swapped);
    const other = await apply({ ...swapped, dateNaissance: '1999-12-31' });
    expect(await isMarked(id)).toBe(true);
    expect(await isMarked(same.id)).toBe(true);
    expect(await isMarked(other.id)).toBe(false);
  });

  it('are none in another campaign, and leave no mark there', async () => {
    const telephone = newPhone();
    const campagne = firestore().doc('reglages/campagne');
    const first = await apply({ telephone });
    await campagne.set({ ...firstCampagne, anneeScolaire: '2030-2031' });
    const [second, third] = [await apply({ telephone }), await apply({ telephone })];
    expect(await isMarked(first.id)).toBe(false);
    expect([await isMarked(second.id), await isMarked(third.id)]).toEqual([true, true]);
    await remove(third.id);
    expect([await isMarked(first.id), await isMarked(second.id)]).toEqual([false, false]);
    await campagne.delete();
  });

  it('are both marked when they arrive at the same moment', async () => {
    const telephone = newPhone();
    const twins = await Promise.all([apply({ telephone }), apply({ telephone })]);
    expect(await Promise.all(twins.map(({ id }) => isMarked(id)))).toEqual([true, true]);
  });

  it('lose their mark when the other is deleted, and keep it for a third', async () => {
    const telephone = newPhone();
    const [a, b, c] = [
      await apply({ telephone }),
      await apply({ telephone }),
      await apply({ telephone }),
    ];
    await remove(a.id);
    expect([await isMarked(b.id), await isMarked(c.id)]).toEqual([true, true]);
    await remove(b.id);
    expect(await isMarked(c.id)).toBe(false);
  });

  it('are none once they are said to be two persons, until that is taken back', async () => {
    const telephone = newPhone();
    const [a, b] = [await apply({ telephone }), await apply({ telephone })];
    const say = (change: object) =>
      callAs(token, 'annotateInscription', { id: b.id, ...change });
    expect((await say({ autrePersonneQue: a.id })).status).toBe(200);
    expect([await isMarked(a.id), await isMarked(b.id)]).toEqual([false, false]);
    expect(await entriesAbout(b.id)).toMatchObject([{ fields: ['partage'] }]);
    // A third one with that phone is the first's duplicate.
    const c = await apply({ telephone });
    expect(await Promise.all([a, b, c].map(({ id }) => isMarked(id)))).toEqual([
      true,
      false,
      true,
    ]);
    // What was said of another one stays.
    const d = await apply({ nom: b.nom, prenom: b.prenom, dateNaissance: b.dateNaissance });
    await say({ autrePersonneQue: d.id });
    expect((await say({ memePersonneQue: a.id })).status).toBe(200);
    expect([await isMarked(b.id), await isMarked(d.id)]).toEqual([true, false]);
    expect((await say({ autrePersonneQue: 'inconnue' })).status).toBe(404);
    await expectSoundData();
  });

  it('come and go with corrections', async () => {
    const telephone = newPhone();
    const [a, b] = [await apply({ telephone }), await apply({ nom: newWord() })];
    await correct(b.id, { telephone });
    expect([await isMarked(a.id), await isMarked(b.id)]).toEqual([true, true]);
    await correct(b.id, { telephone: newPhone() });
    expect([await isMarked(a.id), await isMarked(b.id)]).toEqual([false, false]);
  });
});
