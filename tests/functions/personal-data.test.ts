/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  personalDataMessages,
  staffInscriptionMessages,
} from '@centre/domain/messages/staff/inscription';
import * as commands from '../../functions/src/commands/index.ts';
import { omit } from '../factories/omit.ts';
import { watchData } from '../consistent-data.ts';
import { change, stored } from './admin.ts';
import { apply, isMarked, newPhone } from './applications.ts';
import { callFunction } from './calls.ts';
import { toldOf } from './journal.ts';
import { traces } from './old-applications.ts';
import { injectRace } from './race-injection.ts';
import { askingAs, idsOf } from './personal-data.ts';
import { atEveryWrite } from './crash-injection.ts';
import { run } from './publishing.ts';
import { newStaff, type Staff } from './staff.ts';

const expectSoundData = watchData(beforeAll);

let chief: Staff;
beforeAll(async () => {
  chief = await newStaff('SUPER_ADMIN');
});

const { heldOf, erase } = askingAs(() => chief);

describe('Erasure', () => {
  it('leaves nothing but a line that says by whom and of which references', async () => {
    const telephone = newPhone();
    const [first, second, other] = [
      await apply({ telephone }),
      await apply({ telephone }),
      await apply(),
    ];
    expect(await erase({ telephone }, [first.id, second.id])).toBe('done');
    for (const one of [first, second]) {
      expect(await traces(one)).toEqual([]);
      const [entry, ...more] = await toldOf(one.id);
      expect(more).toEqual([]);
      expect(entry).toMatchObject({
        action: 'erasePersonalData',
        username: chief.username,
        records: [one.id],
        references: [one.reference],
      });
      const text = JSON.stringify(entry);
      for (const word of [one.nom, one.prenom, one.telephone, one.email]) {
        expect(text).not.toContain(word);
      }
    }
    expect(await stored(`inscriptions/${other.id}`)).toBeDefined();
    expect(await heldOf({ telephone })).toEqual([]);
    await expectSoundData();
  });

  it('takes those that were chosen alone, of several people with one phone', async () => {
    const telephone = newPhone();
    const [sister, brother] = [await apply({ telephone }), await apply({ telephone })];
    expect(await erase({ telephone }, [sister.id])).toBe('done');
    expect(idsOf(await heldOf({ telephone }))).toEqual([brother.id]);
    expect(await isMarked(brother.id)).toBe(false);
  });

  it('does not let an application come back that its page sends again', async () => {
    const application = await apply();
    const { id, reference } = application;
    const request = omit(application, 'id', 'reference');
    expect((await callFunction('createInscription', request)).status).toBe(200);
    expect(await erase({ reference }, [id])).toBe('done');
    const { body } = await callFunction('createInscription', request);
    expect(body).toMatchObject({ error: { message: staffInscriptionMessages.withdrawn } });
  });

  it('may be sent again, and twice at once', async () => {
    const { id, reference } = await apply();
    const asked = () => erase({ reference }, [id]);
    expect(await Promise.all([asked(), asked()])).toEqual(['done', 'done']);
    expect(await asked()).toBe('done');
    expect(await toldOf(id)).toHaveLength(1);
  });

  const refused = { status: 400, says: personalDataMessages.changed };

  it('is refused for what the search does not find, and then takes nothing', async () => {
    const [own, other] = [await apply(), await apply()];
    const { telephone } = own;
    expect(await erase({ telephone }, [own.id, other.id])).toEqual(refused);
    expect(await erase({ telephone }, [own.id, 'jamais-vu'])).toEqual(refused);
    for (const { id } of [own, other]) expect(await stored(`inscriptions/${id}`)).toBeDefined();
    expect(await erase({ telephone }, [own.id])).toBe('done');
  });

  it('is refused for what is somebody else’s by the moment of its deletion', async () => {
    const { id, telephone } = await apply();
    const request = { kind: 'erasure', telephone, ids: [id] };
    const correcting = () => change(`inscriptions/${id}`, { telephone: newPhone() });
    // The first write is the count of the member's requests, the second the deletion.
    await expect(
      injectRace(() => run(commands.handleDataSubjectRequest, chief, request), correcting, 1),
    ).rejects.toThrow(personalDataMessages.changed);
    expect(await stored(`inscriptions/${id}`)).toBeDefined();
    await change(`inscriptions/${id}`, { telephone });
    expect(await erase({ telephone }, [id])).toBe('done');
  });

  it('is ended by asking again, wherever the power fails', async () => {
    const writes = await atEveryWrite({
      prepare: async () => {
        const telephone = newPhone();
        const applications = [await apply({ telephone }), await apply({ telephone })];
        const ids = applications.map(({ id }) => id);
        return { applications, request: { kind: 'erasure', telephone, ids } };
      },
      flow: ({ request }) => run(commands.handleDataSubjectRequest, chief, request),
      check: async ({ applications, request }) => {
        for (const one of applications) expect([0, 3]).toContain((await traces(one)).length);
        await expectSoundData();
        await run(commands.handleDataSubjectRequest, chief, request);
        for (const one of applications) {
          expect(await traces(one)).toEqual([]);
          expect(await toldOf(one.id)).toHaveLength(1);
        }
      },
    });
    expect(writes).toBeGreaterThan(2);
  });
});
