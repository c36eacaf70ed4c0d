import { randomUUID } from 'node:crypto';
import { dayMs } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { alignRegisters } from '../../functions/src/data/inscription/registre.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { operator, scheduler } from '../../functions/src/data/journal/journal.ts';
import { purgeInscriptions, runPurge } from '../../functions/src/jobs/purge-inscriptions.ts';
import { jobsSucceeded, logger } from '../../functions/src/logger.ts';
import { watchData } from '../consistent-data.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { change, stored } from './admin.ts';
import {
  sendApplication,
  expiredApplication,
  importApplication,
  uniquePhone,
  expiredDate,
  documentsAbout,
} from './applications.ts';
import { callAs, callFunction } from './calls.ts';
import { injectRace } from './crashes.ts';
import { journalOf } from './journal.ts';
import { asMember, type Staff } from './members.ts';

let clerk: Staff;
beforeAll(async () => {
  clerk = await asMember('INSCRIPTIONS_MANAGER');
});

/** Days from the date of an application to its expiry. */
async function daysKept(id: string): Promise<number> {
  const record = await stored(`inscriptions/${id}`);
  const { dateInscription: sent, expiration } = record as Record<string, Timestamp | Date>;
  const millis = (date: Timestamp | Date | undefined) =>
    date instanceof Date ? date.getTime() : (date?.toMillis() ?? NaN);
  return (millis(expiration) - millis(sent)) / dayMs;
}

describe('Retention of an application', () => {
  it('is stored on creation, and not extended by a correction or decision', async () => {
    const { id } = await sendApplication();
    const update = (change: object) =>
      callAs(clerk.token, 'updateInscription', { id, ...change });
    expect(await daysKept(id)).toBeCloseTo(limits.inscriptionDays, 3);
    expect((await update({ statut: 'refusee' })).status).toBe(200);
    expect((await update({ telephone: uniquePhone() })).status).toBe(200);
    expect(await daysKept(id)).toBeCloseTo(limits.inscriptionDays, 3);
  });

  it('is stored on an imported record by its first change', async () => {
    const { id } = await importApplication();
    await callAs(clerk.token, 'updateInscription', { id, statut: 'acceptee' });
    expect(await daysKept(id)).toBe(limits.inscriptionDays);
  });

  it('is recomputed by alignRegisters when the stored expiry is wrong', async () => {
    const { id } = await sendApplication();
    await change(`inscriptions/${id}`, { expiration: new Date(0) });
    await alignRegisters();
    expect(await daysKept(id)).toBeCloseTo(limits.inscriptionDays, 3);
  });
});

const expectSoundData = watchData(beforeAll);

beforeAll(async () => {
  // The expired applications of other tests must not count here.
  await purgeInscriptions(scheduler);
});

const purge = () => purgeInscriptions(scheduler);

describe('purgeInscriptions', () => {
  it('deletes an expired application with its reference and row, and no other', async () => {
    const [expired, kept] = [
      await expiredApplication(),
      await importApplication({ dateInscription: expiredDate(-1) }),
    ];
    expect(await documentsAbout(expired)).toHaveLength(3);
    expect(await purge()).toMatchObject({ inscriptions: 1, isComplete: true });
    expect(await documentsAbout(expired)).toEqual([]);
    expect(await documentsAbout(kept)).toHaveLength(3);
    await expectSoundData();
  });

  it('deletes an imported application, journaled without personal data', async () => {
    const expired = await importApplication({
      nom: 'Nom-Effacé',
      dateInscription: expiredDate(200),
    });
    expect(await purge()).toMatchObject({ inscriptions: 1 });
    expect(await purge()).toMatchObject({ inscriptions: 0, isComplete: true });
    expect(await documentsAbout(expired)).toEqual([]);
    const [entry, ...more] = await journalOf(expired.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      action: 'purgeInscription',
      channel: 'schedule',
      uid: '',
      username: '',
      role: null,
    });
    expect(JSON.stringify(entry)).not.toContain('Effacé');
  });

  it('stops at its time limit, and continues in the next run', async () => {
    for (let count = 0; count < 3; count++) await expiredApplication();
    expect(await purgeInscriptions(scheduler, new Date(), 0)).toMatchObject({
      inscriptions: 0,
      isComplete: false,
    });
    expect(await purge()).toMatchObject({ inscriptions: 3, isComplete: true });
  });

  it('blocks the repeated request of a purged application', async () => {
    const request = enrolmentRequest({ requestId: randomUUID(), telephone: uniquePhone() });
    expect((await callFunction('createInscription', request)).status).toBe(200);
    const id = request.requestId;
    await change(`inscriptions/${id}`, { dateInscription: expiredDate(1) });
    await purge();
    const { body } = await callFunction('createInscription', request);
    expect(body).toMatchObject({ error: { message: staffInscriptionMessages.withdrawn } });
    expect(await stored(`inscriptions/${id}`)).toBeUndefined();
  });

  it('logs the number of deleted applications and its success', async () => {
    const info = vi.spyOn(logger, 'info').mockReturnValue();
    await expiredApplication();
    await runPurge();
    const removed = expect.objectContaining({ inscriptions: 1, isComplete: true }) as object;
    expect(info).toHaveBeenCalledWith('expired documents were purged', removed);
    expect(info).toHaveBeenLastCalledWith(jobsSucceeded);
    info.mockRestore();
  });

  it('skips an application whose expiry is extended concurrently', async () => {
    const expired = await expiredApplication();
    const expiration = new Date(Date.now() + 60_000);
    const extend = () => change(`inscriptions/${expired.id}`, { expiration });
    expect(await injectRace(purge, extend)).toBeGreaterThan(0);
    expect(await documentsAbout(expired)).toHaveLength(3);
    await removeInscription(expired.id, operator);
  });
});
