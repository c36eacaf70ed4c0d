/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesOf, totalOf, type Bilan } from '@centre/domain/bilan/bilan';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { yearBefore } from '@centre/domain/campagne/school-years';
import type { EnrolmentForm, InscriptionStatut } from '@centre/domain/inscription/inscription';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { readBilans, recountBilans } from '../../functions/src/data/bilan/bilan.ts';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { indexMissing } from '../../functions/src/data/inscription/indexing.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { watchData } from '../consistent-data.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { keepCollections } from '../kept-collections.ts';
import { operation } from '../operation.ts';
import { newPhone, newWord } from './applications.ts';
import { billedFor } from './billed-operations.ts';
import { imported } from './old-applications.ts';
import { run } from './publishing.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

keepCollections('reglages');
const expectSoundData = watchData(beforeAll);

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('VIEWER');
  await indexMissing(Infinity);
});

/** Campaigns of these tests alone. */
let year = 2100;
const newCampagne = () => `${(year += 2)}-${year + 1}`;

const form = (answers: Partial<EnrolmentForm> = {}) =>
  enrolmentForm({ nom: newWord(), telephone: newPhone(), email: '', ...answers });

async function send(campagne: string, answers: Partial<EnrolmentForm> = {}): Promise<string> {
  const id = randomUUID();
  await storeInscription(id, form(answers), { campagne });
  return id;
}

const decide = (id: string, statut: InscriptionStatut) =>
  changeInscription(id, operator, () => ({ answers: {}, statut }));
const correct = (id: string, answers: Partial<EnrolmentForm>) =>
  changeInscription(id, operator, () => ({ answers }));

async function figures(campagne: string): Promise<Bilan> {
  const [bilan] = await readBilans([campagne]);
  if (!bilan) throw new Error('no figures');
  return bilan;
}

describe('The figures of a campaign', () => {
  it('follow what is sent, decided, corrected and removed', async () => {
    const campagne = newCampagne();
    const id = await send(campagne, { sexe: 'feminin', lieuResidence: 'Kara' });
    await send(campagne, { sexe: 'masculin', lieuResidence: 'Bè, Lomé' });
    await decide(id, 'acceptee');
    await correct(id, { lieuResidence: 'Sokodé' });
    const bilan = await figures(campagne);
    expect(totalOf(bilan).now).toMatchObject({ total: 2, acceptee: 1, en_attente: 1 });
    expect(bilan.ville).toEqual({
      Sokodé: { en_attente: 0, acceptee: 1, refusee: 0 },
      Lomé: { en_attente: 1, acceptee: 0, refusee: 0 },
    });
    expect(linesOf(bilan, 'jour').map(({ total }) => total)).toEqual([2]);
    await removeInscription(id, operator);
    expect(Object.keys((await figures(campagne)).sexe)).toEqual(['masculin']);
  });

  it('are right after fifty at once, and after many deciding on the same', async () => {
    const campagne = newCampagne();
    const ids = await Promise.all(Array.from({ length: 50 }, () => send(campagne)));
    const [first = ''] = ids;
    const statuts = ['acceptee', 'refusee', 'en_attente', 'refusee'] as const;
    await Promise.all(statuts.map((statut) => decide(first, statut)));
    await Promise.all(ids.slice(1, 20).map((id) => decide(id, 'acceptee')));
    const gone = ids.slice(20, 30);
    // Each is deleted by two at once, of whom one comes too late.
    await Promise.allSettled([...gone, ...gone].map((id) => removeInscription(id, operator)));
    const bilan = await figures(campagne);
    expect(totalOf(bilan).now).toMatchObject({ total: 40 });
    await expectSoundData();
  });

  it('are what a full count finds, whatever was done in whatever order', async () => {
    const step = fc.record({
      kind: fc.constantFrom('send', 'decide', 'correct', 'remove', 'import'),
      which: fc.nat(),
      statut: fc.constantFrom('en_attente', 'acceptee', 'refusee'),
      lieuResidence: fc.constantFrom('Kara', 'Lomé', 'ailleurs'),
      dateNaissance: fc.constantFrom('2004-02-29', '2009-12-31'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), async (steps) => {
        const campagne = newCampagne();
        const ids: string[] = [];
        for (const { kind, which, statut, lieuResidence, dateNaissance } of steps) {
          const at = which % Math.max(1, ids.length);
          const id = ids[at];
          if (kind === 'import') ids.push((await imported({ lieuResidence })).id);
          else if (kind === 'send' || !id) ids.push(await send(campagne, { lieuResidence }));
          else if (kind === 'decide') await decide(id, statut);
          else if (kind === 'correct') await correct(id, { lieuResidence, dateNaissance });
          else await removeInscription(ids.splice(at, 1)[0] ?? '', operator);
        }
        await indexMissing(Infinity);
        await expectSoundData();
      }),
      { numRuns: 8 },
    );
  });

  it('are corrected by the operator’s recount, while others go on', async () => {
    const campagne = newCampagne();
    await send(campagne, { sexe: 'feminin' });
    await firestore()
      .doc(`bilans/${campagne}~0`)
      .set({ campagne, sexe: { feminin: { acceptee: 7 } } }, { merge: true });
    expect((await operation('audit-data', [])).said).toContain(`bilans/${campagne} (sexe`);
    const [wrong] = await Promise.all([recountBilans(), send(campagne), wait(1)]);
    expect(wrong).toContain(campagne);
    expect(totalOf(await figures(campagne)).now.total).toBe(2);
    await expectSoundData();
    expect((await operation('audit-data', ['--recount'])).said).toContain('étaient justes');
  });
});

describe('Whoever reads the applications', () => {
  it('reads the figures of the current campaign and of the one before, at less than 60 reads', async () => {
    const { reads } = await billedFor(() => run(commands.readBilan, staff, {}));
    expect(reads).toBeLessThanOrEqual(60);
    const { status, body } = await callAs(staff.token, 'readBilan', {});
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        result: {
          campagne: firstCampagne.anneeScolaire,
          precedente: yearBefore(firstCampagne.anneeScolaire),
        },
      },
    });
    const { bilan, campagnes } = (body as { result: { bilan: Bilan; campagnes: string[] } })
      .result;
    expect(campagnes).toContain(yearBefore(firstCampagne.anneeScolaire));
    expect(totalOf(bilan).now.total).toBeGreaterThan(50);
  });

  it('reads those of an earlier campaign, and of nothing else', async () => {
    const campagne = newCampagne();
    await send(yearBefore(campagne));
    const { avant, bilan } = await run(commands.readBilan, staff, { campagne });
    expect([bilan, avant].map((one) => totalOf(one).now.total)).toEqual([0, 1]);
    for (const annee of ['2025-2027', '../users/a', '']) {
      expect((await callAs(staff.token, 'readBilan', { campagne: annee })).status).toBe(400);
    }
  });
});
