import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { calendarDayOf, dayMs } from '@centre/domain/dates';
import { openQueues, reservationMs, type Motif } from '@centre/domain/inscription/prevenir';
import { prevenirMessages as says } from '@centre/domain/messages/staff/inscription';
import { firestore } from '../../functions/src/data/admin.ts';
import { readCampagne } from '../../functions/src/data/campagne.ts';
import { omit } from '../factories/omit.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { change, stored } from './admin.ts';
import { apply, indexIn, withoutPaper } from './applications.ts';
import { entriesOf } from './journal.ts';
import { inOneWindow } from './limits.ts';
import { refusalOf } from './publishing.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

keepCollections('reglages');

let clerk: Staff;
let colleague: Staff;
let direction: Staff;
beforeAll(async () => {
  clerk = await newStaff('INSCRIPTIONS_MANAGER');
  colleague = await newStaff('INSCRIPTIONS_MANAGER');
  direction = await newStaff('ADMIN_FULL');
});
afterEach(() => firestore().doc('reglages/campagne').delete());

const claim = (id: string, motif: Motif = 'piece', by = clerk) =>
  callAs(by.token, 'claimContact', { id, motif });
const note = (id: string, more: object = {}, by = clerk) =>
  callAs(by.token, 'noteContact', {
    ...{ id, motif: 'piece', voie: 'whatsapp', resultat: 'prevenu' },
    ...more,
  });
const record = (id: string) => stored(`inscriptions/${id}`);
const tries = async (id: string) => ((await record(id))?.['prevenu'] ?? []) as object[];

async function publish(): Promise<void> {
  const { version } = await readCampagne();
  const { status } = await callAs(direction.token, 'publishDecisions', { version });
  expect(status).toBe(200);
}

async function decided(statut = 'acceptee'): Promise<string> {
  const { id } = await apply();
  await callAs(clerk.token, 'updateInscription', { id, statut });
  return id;
}

/** Whether the queue of that day has the application. */
async function isQueued(id: string, day = new Date()): Promise<boolean> {
  const { decisionsPubliees } = await readCampagne();
  const queue = await firestore()
    .collection('inscriptions')
    .where('index.aPrevenir', 'in', openQueues(decisionsPubliees))
    .where('index.prevenirDes', '<=', calendarDayOf(day))
    .orderBy('index.prevenirDes')
    .get();
  return queue.docs.some((one) => one.id === id);
}

const tomorrow = () => new Date(Date.now() + 24 * 3600_000);

describe('the queue', () => {
  it('has whoever is decided on once the decisions are published, and not before', async () => {
    const id = await decided('refusee');
    expect(await isQueued(id)).toBe(false);
    expect(refusalOf(await claim(id, 'decision')).says).toBe(says.over);
    expect(refusalOf(await note(id, { motif: 'decision' })).says).toBe(says.over);
    await publish();
    expect(await isQueued(id)).toBe(true);
    expect((await claim(id, 'decision')).status).toBe(200);
    expect((await note(id, { motif: 'decision' })).status).toBe(200);
    expect(await isQueued(id)).toBe(false);
  });

  it('has nobody who still waits, and nobody of a campaign that is not published', async () => {
    const { id: waiting } = await apply();
    const other = await decided();
    await change(`inscriptions/${other}`, { campagne: '2024-2025' });
    await publish();
    expect(await isQueued(waiting)).toBe(false);
    expect(refusalOf(await claim(waiting, 'decision')).status).toBe(400);
    expect(refusalOf(await claim(other, 'decision')).status).toBe(400);
  });

  it('has whoever misses a paper until it came', async () => {
    const id = await withoutPaper('Diplôme du BAC');
    expect(await isQueued(id)).toBe(true);
    expect(await record(id)).toMatchObject({
      pieceManquante: { texte: 'Diplôme du BAC', par: 'scolarite' },
    });
    expect(await stored(`recherche/${id}`)).not.toHaveProperty('pieceManquante');
    await callAs(clerk.token, 'annotateInscription', { id, pieceManquante: '' });
    expect(await isQueued(id)).toBe(false);
    expect(refusalOf(await note(id)).says).toBe(says.over);
  });

  it('has them again for another paper', async () => {
    const id = await withoutPaper();
    await note(id);
    expect(await isQueued(id)).toBe(false);
    await callAs(clerk.token, 'annotateInscription', { id, pieceManquante: 'Photo' });
    expect(await isQueued(id)).toBe(true);
  });

  it('has whoever did not answer again tomorrow, and not today', async () => {
    const id = await withoutPaper();
    await inOneWindow(dayMs);
    expect((await note(id, { voie: 'appel', resultat: 'sans_reponse' })).status).toBe(200);
    expect(await isQueued(id)).toBe(false);
    expect(refusalOf(await claim(id, 'piece', colleague)).says).toBe(says.over);
    expect(await isQueued(id, tomorrow())).toBe(true);
    // They call back on the same day.
    expect((await note(id, { voie: 'appel' })).status).toBe(200);
    expect(await isQueued(id, tomorrow())).toBe(false);
    expect(await tries(id)).toHaveLength(2);
  });
});

describe('somebody to be told', () => {
  it('is told by exactly one of two members at once, and the other learns by whom', async () => {
    const id = await withoutPaper();
    const replies = await Promise.all([note(id), note(id, { voie: 'sms' }, colleague)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [told, ...more] = await tries(id);
    expect(more).toEqual([]);
    const { par } = told as { par: string };
    const refused = replies.find(({ status }) => status === 409);
    expect(refused && refusalOf(refused).says).toContain(`déjà été prévenue par ${par}`);
  });

  it('is kept for one of two members at once, and free again after ten minutes', async () => {
    const id = await withoutPaper();
    const members = [clerk, colleague];
    const before = Date.now();
    const replies = await Promise.all(members.map((by) => claim(id, 'piece', by)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const hasFirst = replies[0]?.status === 200;
    const [first, other] = hasFirst ? [clerk, colleague] : [colleague, clerk];
    const refusal = { status: 409, says: says.claimed(first.username) };
    expect(refusalOf(await claim(id, 'piece', other))).toEqual(refusal);
    expect(refusalOf(await note(id, {}, other))).toEqual(refusal);
    expect((await claim(id, 'piece', first)).status).toBe(200);
    const { reservation } = (await record(id)) as {
      reservation: { jusqua: FirebaseFirestore.Timestamp };
    };
    const reserved = reservation.jusqua.toMillis() - reservationMs;
    expect(reserved).toBeGreaterThanOrEqual(before);
    expect(reserved).toBeLessThanOrEqual(Date.now());
    await change(`inscriptions/${id}`, { 'reservation.jusqua': new Date(Date.now() - 1) });
    expect((await claim(id, 'piece', other)).status).toBe(200);
    expect((await note(id, {}, other)).status).toBe(200);
    expect(await record(id)).toMatchObject({ reservation: null });
  });

  it('is noted once, however often the same member sends it', async () => {
    const id = await withoutPaper();
    const replies = await Promise.all([note(id), note(id), note(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await tries(id)).toEqual([
      {
        ...{ motif: 'piece', voie: 'whatsapp', resultat: 'prevenu', par: clerk.username },
        date: expect.anything() as unknown,
      },
    ]);
    expect(await entriesOf(clerk, 'noteContact')).toContainEqual(
      expect.objectContaining({ records: [id] }),
    );
    expect(await indexIn(id)).toMatchObject({ aPrevenir: '', prevenirDes: '' });
    expect(await stored(`recherche/${id}`)).not.toHaveProperty('prevenu');
  });

  it('has the latest ten tries on the record', async () => {
    const id = await withoutPaper();
    for (let count = 0; count < 12; count++) {
      const voie = count % 2 === 0 ? 'sms' : 'appel';
      await note(id, { voie, resultat: 'sans_reponse' });
    }
    expect(await tries(id)).toHaveLength(10);
  });

  it('that is deleted meanwhile is not found', async () => {
    const id = await withoutPaper();
    await callAs(clerk.token, 'deleteInscription', { id });
    for (const reply of [await claim(id), await note(id)]) expect(reply.status).toBe(404);
  });
});

describe('the texts of the campaign', () => {
  const save = async (changes: object) =>
    callAs(direction.token, 'saveCampaign', {
      ...omit(firstCampagne, 'version'),
      ...changes,
      version: (await readCampagne()).version,
    });
  const messageDecision = 'Bonjour {prenom}, votre réponse {reference} : {lien}';

  it('are saved, and stay when a client knows nothing of them', async () => {
    expect((await save({ messageDecision })).status).toBe(200);
    expect((await save({})).status).toBe(200);
    expect(await readCampagne()).toMatchObject({ messageDecision });
  });

  it('are not answered to the public', async () => {
    await save({ messageDecision });
    const answer = await fetch(`${suite.origin('hosting')}/api/campagne`);
    expect(await answer.text()).not.toMatch(/messageDecision|messagePiece|\{lien\}/);
  });
});
