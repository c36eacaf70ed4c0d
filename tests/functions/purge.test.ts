/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { scheduler, operator } from '../../functions/src/data/journal/journal.ts';
import { purgeInscriptions, runPurge } from '../../functions/src/jobs/purge-inscriptions.ts';
import { allIsWell, logger } from '../../functions/src/logger.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { watchData } from '../consistent-data.ts';
import { change, stored } from './admin.ts';
import { apply, isMarked, newPhone, newWord } from './applications.ts';
import { callFunction } from './calls.ts';
import { toldOf } from './journal.ts';
import { expired, imported, sentSoThatOver, traces } from './old-applications.ts';
import { injectRace } from './race-injection.ts';
import { atEveryWrite } from './crash-injection.ts';

const { anneeScolaire } = firstCampagne;
const expectSoundData = watchData(beforeAll);

beforeAll(async () => {
  // What others left that is over does not count here.
  await purgeInscriptions(scheduler);
});

const purge = () => purgeInscriptions(scheduler);

describe('The purge', () => {
  it('deletes what is over, with all that was worked out from it, and nothing else', async () => {
    const [over, kept] = [
      await expired(),
      await imported({ dateInscription: sentSoThatOver(-1) }),
    ];
    expect(await traces(over)).toHaveLength(3);
    expect(await purge()).toMatchObject({ inscriptions: 1, isComplete: true });
    expect(await traces(over)).toEqual([]);
    expect(await traces(kept)).toHaveLength(3);
    await expectSoundData();
  });

  it('gives what was imported its end first', async () => {
    const over = await imported({ dateInscription: sentSoThatOver(200) });
    expect(await purge()).toMatchObject({ inscriptions: 1 });
    expect(await traces(over)).toEqual([]);
  });

  it('is told of in the journal as done by the scheduler, without a word of the person', async () => {
    const over = await expired({ nom: 'Nom-Effacé' });
    await purge();
    const [entry, ...more] = await toldOf(over.id);
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

  it('finds nothing to do the second time', async () => {
    await expired();
    expect(await purge()).toMatchObject({ inscriptions: 1 });
    expect(await purge()).toMatchObject({ inscriptions: 0, isComplete: true });
  });

  it('stops where a night is over, and goes on the next', async () => {
    for (let count = 0; count < 3; count++) await expired();
    expect(await purgeInscriptions(scheduler, new Date(), 0)).toMatchObject({
      inscriptions: 0,
      isComplete: false,
    });
    expect(await purge()).toMatchObject({ inscriptions: 3, isComplete: true });
  });

  it('does not let an application come back that its page sends again', async () => {
    const request = enrolmentRequest({ requestId: randomUUID(), telephone: newPhone() });
    expect((await callFunction('createInscription', request)).status).toBe(200);
    const id = request.requestId;
    await change(`inscriptions/${id}`, { dateInscription: sentSoThatOver(1) });
    await purge();
    const { body } = await callFunction('createInscription', request);
    expect(body).toMatchObject({ error: { message: staffInscriptionMessages.withdrawn } });
    expect(await stored(`inscriptions/${id}`)).toBeUndefined();
  });

  it('runs every night, and says how much it removed and that all is well', async () => {
    const info = vi.spyOn(logger, 'info').mockReturnValue();
    const over = await expired();
    await runPurge();
    expect(await traces(over)).toEqual([]);
    expect(info).toHaveBeenCalledWith('what was over was purged', {
      inscriptions: 1,
      aligned: 0,
      isComplete: true,
      fullest: { name: expect.any(String) as string, part: expect.any(Number) as number },
    });
    expect(info).toHaveBeenLastCalledWith(allIsWell);
    info.mockRestore();
  });

  it('does not say that all is well when something was left', async () => {
    const info = vi.spyOn(logger, 'info').mockReturnValue();
    const over = await expired();
    const expiration = new Date(Date.now() + 60_000);
    await injectRace(runPurge, () => change(`inscriptions/${over.id}`, { expiration }));
    expect(info).toHaveBeenCalledWith('what was over was purged', expect.anything());
    expect(info).not.toHaveBeenCalledWith(allIsWell);
    info.mockRestore();
    await removeInscription(over.id, operator);
  });

  it('passes over what a member deletes at the same moment', async () => {
    const over = await expired();
    const deleting = () => removeInscription(over.id, operator);
    await injectRace(purge, deleting);
    expect((await toldOf(over.id)).map(({ action }) => action)).toEqual(['deleteInscription']);
  });

  it('passes over what is given more time at the same moment', async () => {
    const over = await expired();
    const expiration = new Date(Date.now() + 60_000);
    const longer = () => change(`inscriptions/${over.id}`, { expiration });
    expect(await injectRace(purge, longer)).toBeGreaterThan(0);
    expect(await traces(over)).toHaveLength(3);
    await removeInscription(over.id, operator);
  });
});

describe('When the power fails', () => {
  it('nothing is half gone, marks are right, and the next night ends it', async () => {
    const writes = await atEveryWrite({
      prepare: async () => {
        const telephone = newPhone();
        const twin = await apply({ telephone });
        const over = await expired({ telephone, campagne: anneeScolaire });
        expect(await isMarked(twin.id)).toBe(true);
        return { over, twin };
      },
      flow: purge,
      check: async ({ over, twin }) => {
        expect([0, 3]).toContain((await traces(over)).length);
        await expectSoundData();
        await purge();
        expect(await traces(over)).toEqual([]);
        expect(await isMarked(twin.id)).toBe(false);
        expect(await toldOf(over.id)).toHaveLength(1);
      },
    });
    expect(writes).toBe(1);
  });

  it('who is alike in another way keeps the mark when one leaves', async () => {
    await atEveryWrite({
      prepare: async () => {
        const alike = { nom: newWord(), prenom: newWord(), telephone: newPhone() };
        return { leaving: await apply(alike), staying: await apply(alike) };
      },
      flow: ({ leaving }) =>
        changeInscription(leaving.id, operator, () => ({
          answers: { telephone: newPhone() },
          statut: undefined,
        })),
      check: async ({ leaving, staying }) => {
        expect([await isMarked(leaving.id), await isMarked(staying.id)]).toEqual([true, true]);
      },
    });
  });
});
