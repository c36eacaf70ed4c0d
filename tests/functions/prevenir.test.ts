import { firstCampagne } from '@centre/domain/campagne/campagne';
import { calendarDayOf } from '@centre/domain/dates';
import { contactQueue } from '@centre/domain/registre/queue';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { readCampagne } from '../../functions/src/data/campagne.ts';
import { readRows } from '../../functions/src/data/inscription/registre.ts';
import { omit } from '../factories/omit.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { stored } from './admin.ts';
import { sendApplication, registerRowOf, storeMissingPaper } from './applications.ts';
import { callAs } from './calls.ts';
import { entriesOf } from './journal.ts';
import { asMember, type Staff } from './members.ts';

keepCollections('reglages');

let clerk: Staff;
let colleague: Staff;
let direction: Staff;
beforeAll(async () => {
  clerk = await asMember('INSCRIPTIONS_MANAGER');
  colleague = await asMember('INSCRIPTIONS_MANAGER');
  direction = await asMember('ADMIN_FULL');
});
afterEach(() => firestore().doc('reglages/campagne').delete());

const note = (id: string, more: object = {}, by = clerk) =>
  callAs(by.token, 'noteContact', {
    ...{ id, motif: 'piece', voie: 'whatsapp', resultat: 'prevenu' },
    ...more,
  });
const record = (id: string) => stored(`inscriptions/${id}`);
const readContacts = async (id: string) =>
  ((await record(id))?.['prevenu'] ?? []) as { par: string; date: Timestamp }[];

async function publish(): Promise<void> {
  const { version } = await readCampagne();
  const { status } = await callAs(direction.token, 'publishDecisions', { version });
  expect(status).toBe(200);
}

async function decidedApplication(statut: string): Promise<string> {
  const { id } = await sendApplication();
  await callAs(clerk.token, 'updateInscription', { id, statut });
  return id;
}

/** Whether the prevenir queue of a day contains the application. */
async function isQueued(id: string, day = new Date()): Promise<boolean> {
  const { decisionsPubliees = [] } = await readCampagne();
  const queue = contactQueue(await readRows(), decisionsPubliees, calendarDayOf(day));
  return queue.some((row) => row.id === id);
}

const tomorrow = () => new Date(Date.now() + 24 * 3600_000);

describe('Prevenir queue', () => {
  it('contains a decided applicant from publication until a contact is noted', async () => {
    const id = await decidedApplication('refusee');
    expect(await isQueued(id)).toBe(false);
    await publish();
    expect(await isQueued(id)).toBe(true);
    expect((await note(id, { motif: 'decision' })).status).toBe(200);
    expect(await isQueued(id)).toBe(false);
  });

  it('contains an applicant while a missing paper is set and no contact is noted', async () => {
    const id = await storeMissingPaper('Diplôme du BAC');
    const setMissingPaper = (pieceManquante: string) =>
      callAs(clerk.token, 'annotateInscription', { id, pieceManquante });
    expect(await isQueued(id)).toBe(true);
    expect(await record(id)).toMatchObject({
      pieceManquante: { texte: 'Diplôme du BAC', par: 'scolarite' },
    });
    await note(id);
    expect(await isQueued(id)).toBe(false);
    for (const texte of ['Diplôme du BAC', '', 'Photo']) {
      await setMissingPaper(texte);
      expect(await isQueued(id)).toBe(texte !== '');
    }
  });
});

describe('Contact with an applicant', () => {
  it('is stored for each of two members who note one concurrently', async () => {
    const id = await storeMissingPaper();
    const replies = await Promise.all([note(id), note(id, { voie: 'sms' }, colleague)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readContacts(id)).map(({ par }) => par).toSorted()).toEqual(
      [clerk, colleague].map(({ username }) => username).toSorted(),
    );
  });

  it('is stored once when one member notes it several times concurrently', async () => {
    const id = await storeMissingPaper();
    const replies = await Promise.all([note(id), note(id), note(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readContacts(id)).toEqual([
      {
        ...{ motif: 'piece', voie: 'whatsapp', resultat: 'prevenu', par: clerk.username },
        date: expect.anything() as unknown,
      },
    ]);
    expect(await entriesOf(clerk, 'noteContact')).toContainEqual(
      expect.objectContaining({ records: [id] }),
    );
    expect(await registerRowOf(id)).toMatchObject({ aPrevenir: undefined });
  });

  it('is removed by withdrawContact, which puts the applicant back in the queue', async () => {
    const id = await storeMissingPaper();
    await note(id, { voie: 'sms', resultat: 'sans_reponse' });
    await note(id);
    expect(await isQueued(id, tomorrow())).toBe(false);
    const [, second] = await readContacts(id);
    const date = second?.date.toDate().toISOString();
    for (const _ of ['once', 'again']) {
      expect((await callAs(clerk.token, 'withdrawContact', { id, date })).status).toBe(200);
    }
    expect(await readContacts(id)).toMatchObject([{ voie: 'sms' }]);
    expect(await isQueued(id, tomorrow())).toBe(true);
    expect(await entriesOf(clerk, 'withdrawContact')).toEqual([
      expect.objectContaining({ records: [id] }),
    ]);
  });
});

it('saveCampaign keeps omitted message texts, hidden from GET /api/campagne', async () => {
  const messageDecision = 'Bonjour {prenom}, votre réponse {reference} : {lien}';
  for (const texts of [{ messageDecision }, {}]) {
    const { version } = await readCampagne();
    const request = { ...omit(firstCampagne, 'version'), ...texts, version };
    expect((await callAs(direction.token, 'saveCampaign', request)).status).toBe(200);
  }
  expect(await readCampagne()).toMatchObject({ messageDecision });
  const answer = await fetch(`${suite.origin('hosting')}/api/campagne`);
  expect(await answer.text()).not.toMatch(/messageDecision|messagePiece|\{lien\}/);
});
