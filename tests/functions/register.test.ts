import { randomUUID } from 'node:crypto';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import type { EnrolmentForm } from '@centre/domain/inscription/inscription';
import { registerDigits, registerName, type Row } from '@centre/domain/registre/row';
import { beforeAll, describe, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { alignRegisters, readRows } from '../../functions/src/data/inscription/registre.ts';
import {
  discardInscription,
  removeInscription,
  restoreInscription,
} from '../../functions/src/data/inscription/removal.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { entriesAbout } from '../../functions/src/data/journal/list.ts';
import { watchData } from '../consistent-data.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { keepCollections } from '../kept-collections.ts';
import { operation } from '../operation.ts';
import { change, stored } from './admin.ts';
import {
  sendApplication,
  importApplication,
  isLikelyDuplicate,
  uniqueRequest,
  uniquePhone,
  uniqueWord,
  registerRowOf,
} from './applications.ts';
import { callAs, run } from './calls.ts';
import { injectRace } from './crashes.ts';
import { asMember } from './members.ts';

keepCollections('reglages');
const expectSoundData = watchData(beforeAll);

/** First year of the latest campagne; no other test uses these years. */
let year = 2100;
const newCampagne = () => `${(year += 2)}-${year + 1}`;

const form = (answers: Partial<EnrolmentForm> = {}) =>
  enrolmentForm({ nom: uniqueWord(), telephone: uniquePhone(), email: '', ...answers });

async function send(campagne: string, id: string = randomUUID()): Promise<string> {
  await storeInscription(id, form(), { campagne });
  return id;
}

const accept = (id: string) =>
  changeInscription(id, operator, () => ({ answers: {}, statut: 'acceptee' }));
const rowsOf = async (campagne: string): Promise<Row[]> =>
  (await readRows()).filter((row) => row.campagne === campagne);

describe('Register row of an application', () => {
  it('follows creation, decision, correction, deletion and restoration', async () => {
    const { id, nom, telephone } = await sendApplication();
    expect(await registerRowOf(id)).toMatchObject({ nom, telephone, statut: 'en_attente' });
    await accept(id);
    await changeInscription(id, operator, () => ({ answers: { lieuResidence: 'Sokodé' } }));
    const row = await registerRowOf(id);
    expect(row).toMatchObject({ statut: 'acceptee', lieuResidence: 'Sokodé' });
    await discardInscription(id, operator);
    expect(await registerRowOf(id)).toBeUndefined();
    await restoreInscription(id, operator);
    expect(await registerRowOf(id)).toEqual(row);
    await removeInscription(id, operator);
    expect(await registerRowOf(id)).toBeUndefined();
    await expectSoundData();
  });

  it.each([
    ['sent', (id: string) => storeInscription(id, form())],
    ['decided on', accept],
    ['deleted', (id: string) => discardInscription(id, operator)],
    ['restored', (id: string) => restoreInscription(id, operator)],
  ])('is written in one commit with its record when the record is %s', async (what, write) => {
    const id = randomUUID();
    if (what !== 'sent') await storeInscription(id, form());
    if (what === 'restored') await discardInscription(id, operator);
    expect(await injectRace(() => write(id))).toBe(1);
    await expectSoundData();
  });

  it('keeps its campagne when the current school year changes', async () => {
    const { id } = await sendApplication();
    const campagne = firestore().doc('reglages/campagne');
    await campagne.set({ ...firstCampagne, anneeScolaire: newCampagne() });
    await accept(id);
    expect(await registerRowOf(id)).toMatchObject({ campagne: firstCampagne.anneeScolaire });
    await campagne.delete();
    await expectSoundData();
  });
});

describe('Mark of a likely duplicate', () => {
  it('is cleared by autrePersonneQue, and set again by memePersonneQue', async () => {
    const { token } = await asMember('INSCRIPTIONS_MANAGER');
    const telephone = uniquePhone();
    const [a, b] = [await sendApplication({ telephone }), await sendApplication({ telephone })];
    const marks = (...all: { id: string }[]) =>
      Promise.all(all.map(({ id }) => isLikelyDuplicate(id)));
    const annotate = (change: object) =>
      callAs(token, 'annotateInscription', { id: b.id, ...change });
    expect(await marks(a, b)).toEqual([true, true]);
    expect((await annotate({ autrePersonneQue: a.id })).status).toBe(200);
    expect(await marks(a, b)).toEqual([false, false]);
    expect(await entriesAbout(b.id)).toMatchObject([{ fields: ['partage'] }]);
    // A third application with the same phone number is a duplicate of the first one.
    const c = await sendApplication({ telephone });
    expect(await marks(a, b, c)).toEqual([true, false, true]);
    // The decision about another application stays.
    const d = await sendApplication({
      nom: b.nom,
      prenom: b.prenom,
      dateNaissance: b.dateNaissance,
    });
    await annotate({ autrePersonneQue: d.id });
    expect((await annotate({ memePersonneQue: a.id })).status).toBe(200);
    expect(await marks(b, d)).toEqual([true, false]);
    expect((await annotate({ autrePersonneQue: 'inconnue' })).status).toBe(404);
    await expectSoundData();
  });
});

describe('Register', () => {
  it('has one row for each of fifty concurrent applications, ten of them sent twice', async () => {
    const sent = Array.from({ length: 50 }, () => uniqueRequest());
    const answers = await Promise.all(
      [...sent, ...sent.slice(0, 10)].map((one) =>
        run(commands.createInscription, undefined, one),
      ),
    );
    expect(new Set(answers.map(({ inscription }) => inscription.reference)).size).toBe(50);
    const names = new Set(sent.map(({ nom }) => nom));
    const rows = (await readRows()).filter(({ nom }) => names.has(nom));
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      sent.map(({ requestId }) => requestId).toSorted(),
    );
    await expectSoundData();
  });

  /** Fills the register of a digit, so that it has no space for another row. */
  const fill = (campagne: string, digit: string) =>
    firestore()
      .doc(`registres/${registerName(campagne, digit)}`)
      .set({ lignes: { autre: 'x'.repeat(1024 * 1024 - 200) } });

  it('accepts applications and changes when full; alignRegisters adds missing rows', async () => {
    const campagne = newCampagne();
    const early = await send(campagne);
    const { registre } = (await stored(`inscriptions/${early}`)) as { registre: string };
    const free = registerDigits.find((digit) => digit !== registre) ?? '';
    await Promise.all(
      registerDigits.filter((digit) => digit !== free).map((digit) => fill(campagne, digit)),
    );
    const late = await send(campagne);
    await accept(early);
    const rows = await rowsOf(campagne);
    expect(rows.find(({ id }) => id === early)).toMatchObject({ statut: 'acceptee' });
    for (const id of [early, late]) {
      expect(await stored(`inscriptions/${id}`)).toMatchObject({ registre: free });
    }
    await fill(campagne, free);
    const last = await send(campagne);
    expect(await stored(`inscriptions/${last}`)).toMatchObject({ registre: '' });
    // The registers have space again, so that the nightly job writes the row.
    for (const digit of registerDigits) {
      await firestore()
        .doc(`registres/${registerName(campagne, digit)}`)
        .delete();
    }
    await alignRegisters();
    expect((await rowsOf(campagne)).map(({ id }) => id).toSorted()).toEqual(
      [early, late, last].toSorted(),
    );
    await expectSoundData();
  });

  it('is repaired by alignRegisters after writes that bypass the functions', async () => {
    await alignRegisters();
    const [edited, removed] = [await sendApplication(), await sendApplication()];
    const { id } = await importApplication({ nom: 'Importé' });
    await change(`inscriptions/${edited.id}`, { statut: 'refusee' });
    await firestore().doc(`inscriptions/${removed.id}`).delete();
    await firestore().doc(`references/${removed.reference}`).delete();
    const audit = await operation('audit-data', []);
    expect(audit.code).toBe(1);
    for (const one of [id, edited.id, removed.id]) expect(audit.log).toContain(one);
    expect(audit.log).not.toContain('Importé');
    expect(await alignRegisters()).toBe(3);
    expect(await registerRowOf(id)).toMatchObject({ nom: 'Importé' });
    expect(await registerRowOf(edited.id)).toMatchObject({ statut: 'refusee' });
    expect(await registerRowOf(removed.id)).toBeUndefined();
    expect(await alignRegisters()).toBe(0);
    await expectSoundData();
  });
});
