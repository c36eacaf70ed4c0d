import { corbeilleDays, corbeilleMessages } from '@centre/domain/corbeille';
import { dayMs } from '@centre/domain/dates';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import {
  discardInscription,
  removeInscription,
  restoreInscription,
} from '../../functions/src/data/inscription/removal.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { watchData } from '../consistent-data.ts';
import { omit } from '../factories/omit.ts';
import { change, stored } from './admin.ts';
import {
  sendAccepted,
  sendApplication,
  dataRequestsAs,
  deletedApplication,
  idsOf,
  uniquePhone,
  registerRowOf,
  type SentApplication,
  documentsAbout,
} from './applications.ts';
import { callAs, refusalOf, run } from './calls.ts';
import { injectRace } from './crashes.ts';
import { entriesOf, journalOf } from './journal.ts';
import { asMember, type Staff } from './members.ts';

const expectSoundData = watchData(beforeAll);

let clerk: Staff;
let chief: Staff;
beforeAll(async () => {
  clerk = await asMember('INSCRIPTIONS_MANAGER');
  chief = await asMember('SUPER_ADMIN');
});

const binOf = (id: string) => `corbeilleInscriptions/${id}`;
const remove = ({ id }: Pick<SentApplication, 'id'>) =>
  callAs(clerk.token, 'deleteInscription', { id });
const restore = ({ id }: Pick<SentApplication, 'id'>) =>
  callAs(clerk.token, 'restoreInscription', { id });
const gone = { status: 404, message: corbeilleMessages.gone };

/** Stored parts of an application: its record, its reference and its register row. */
async function storedParts({ id, reference }: SentApplication) {
  const paths = [`inscriptions/${id}`, `references/${reference}`];
  return [...(await Promise.all(paths.map(stored))), await registerRowOf(id)];
}

describe('Deleted application', () => {
  it('is restored unchanged, with its decision and note', async () => {
    const application = await sendApplication();
    const { id } = application;
    await callAs(clerk.token, 'updateInscription', { id, statut: 'acceptee' });
    const note = { texte: 'A appelé.', avant: '' };
    await callAs(clerk.token, 'annotateInscription', { id, note });
    const before = await storedParts(application);
    await remove(application);
    expect(await storedParts(application)).toEqual([undefined, undefined, undefined]);
    expect((await restore(application)).status).toBe(200);
    expect(await storedParts(application)).toEqual(before);
    expect(await stored(binOf(id))).toBeUndefined();
    // The applicant's open page gets the same receipt when it sends the request again.
    const request = omit(application, 'id', 'reference');
    const { reference } = await sendAccepted(request);
    expect(reference).toBe(application.reference);
    const [entry] = await entriesOf(clerk, 'restoreInscription');
    expect(entry).toMatchObject({ records: [id], references: [application.reference] });
    await expectSoundData();
  });

  it('is restored by one of five concurrent calls', async () => {
    const application = await deletedApplication();
    const replies = await Promise.all(Array.from({ length: 5 }, () => restore(application)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(refusalOf(await restore(application))).toEqual(gone);
    await expectSoundData();
  });

  it.each([
    ['belongs to another application', 'CFPI-ANCI-ENNE'],
    ['is invalid as a document name', '2019/14'],
  ])('is restored with a reference that %s', async (_, reference) => {
    const [owner, application] = [await sendApplication(), await sendApplication()];
    if (!reference.includes('/')) {
      await firestore().doc(`references/${reference}`).set({ inscription: owner.id });
    }
    await change(`inscriptions/${application.id}`, { reference });
    await remove(application);
    expect((await restore(application)).status).toBe(200);
    expect(await stored(`inscriptions/${application.id}`)).toMatchObject({ reference });
    if (!reference.includes('/')) {
      expect(await stored(`references/${reference}`)).toEqual({ inscription: owner.id });
      await firestore().doc(`references/${reference}`).delete();
    }
    await removeInscription(application.id, operator);
    await firestore().doc(`references/${application.reference}`).delete();
  });

  it('expires after thirty days or its retention, and is not restored afterwards', async () => {
    const [usual, expiring] = [await sendApplication(), await sendApplication()];
    const soon = Timestamp.fromMillis(Date.now() + 3 * dayMs);
    await change(`inscriptions/${expiring.id}`, { expiration: soon });
    await remove(usual);
    await remove(expiring);
    const bin = await stored(binOf(usual.id));
    expect(bin).toMatchObject({ supprimePar: clerk.username });
    const [from, until] = [bin?.['supprimeLe'], bin?.['expireAt']] as [Timestamp, Timestamp];
    const days = (until.toMillis() - from.toMillis()) / dayMs;
    expect(days).toBeCloseTo(corbeilleDays, 3);
    expect(await stored(binOf(expiring.id))).toMatchObject({ expireAt: soon });
    await change(binOf(expiring.id), { expireAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(refusalOf(await restore(expiring))).toEqual(gone);
    expect(await stored(`inscriptions/${expiring.id}`)).toBeUndefined();
  });
});

describe('Erasure of a deleted application', () => {
  const { heldOf, erase } = dataRequestsAs(() => chief);

  it('succeeds when a member restores or deletes the application concurrently', async () => {
    const moves = [
      [await deletedApplication(), restoreInscription],
      [await sendApplication(), discardInscription],
    ] as const;
    for (const [application, move] of moves) {
      const { id, reference } = application;
      const request = { kind: 'erasure', reference, ids: [id] };
      // The first write counts the member's request, and the second one is the erasure.
      await injectRace(
        () => run(commands.handleDataSubjectRequest, chief, request),
        () => move(id, operator),
        1,
      );
      expect(await documentsAbout(application)).toEqual([]);
    }
    await expectSoundData();
  });

  it('leaves no document in the corbeille or elsewhere, and is journaled', async () => {
    const telephone = uniquePhone();
    const [current, binned] = [
      await sendApplication({ telephone }),
      await deletedApplication({ telephone }),
    ];
    for (const contact of ['reference', 'telephone', 'email'] as const) {
      expect(idsOf(await heldOf({ [contact]: binned[contact] }))).toContain(binned.id);
    }
    expect(await erase({ telephone }, [current.id, binned.id])).toBe('done');
    for (const one of [current, binned]) {
      expect(await documentsAbout(one)).toEqual([]);
      expect(refusalOf(await restore(one))).toEqual(gone);
      const [latest] = (await journalOf(one.id)).filter(
        ({ action }) => action === 'erasePersonalData',
      );
      expect(latest).toMatchObject({ references: [one.reference] });
    }
    expect(await heldOf({ telephone })).toEqual([]);
    await expectSoundData();
  });
});
