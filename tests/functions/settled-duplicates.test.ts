import { beforeAll, describe, expect, it } from 'vitest';
import { serverMessages } from '@centre/domain/messages/server';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { settleDuplicate } from '../../functions/src/data/inscription/settled-duplicates.ts';
import { stored } from './admin.ts';
import { indexIn } from './applications.ts';
import { sentTwice } from './duplicates.ts';
import { entriesOf } from './journal.ts';
import { injectRace } from './race-injection.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

let clerk: Staff;
beforeAll(async () => {
  clerk = await newStaff('INSCRIPTIONS_MANAGER');
});

const correct = (id: string) =>
  changeInscription(id, operator, () => ({ answers: { lieuResidence: 'Kpalimé' } }));

describe('a duplicate that is settled', () => {
  it('leaves one, with the answers that were taken over and no others', async () => {
    const request = await sentTwice();
    const { garder, retirer } = request;
    const before = await stored(`inscriptions/${garder.id}`);
    const other = await stored(`inscriptions/${retirer.id}`);
    expect(await indexIn(garder.id)).toMatchObject({ doublon: true });
    expect((await callAs(clerk.token, 'settleDuplicate', request)).status).toBe(200);
    expect(await stored(`inscriptions/${retirer.id}`)).toBeUndefined();
    expect(await stored(`recherche/${retirer.id}`)).toBeUndefined();
    const { nom, reference } = before ?? {};
    const taken = { lieuResidence: 'Kara', email: other?.['email'] };
    expect(await stored(`inscriptions/${garder.id}`)).toMatchObject({
      nom,
      reference,
      ...taken,
    });
    expect(await indexIn(garder.id)).toMatchObject({ doublon: false });
    expect(await entriesOf(clerk, 'updateInscription')).toMatchObject([
      { records: [garder.id], fields: ['answers'] },
    ]);
    expect(await entriesOf(clerk, 'deleteInscription')).toMatchObject([
      { records: [retirer.id] },
    ]);
  });

  it.each(['garder', 'retirer'] as const)(
    'stays as it is when what it is to %s was corrected since',
    async (which) => {
      const request = await sentTwice();
      await correct(request[which].id);
      const { status, body } = await callAs(clerk.token, 'settleDuplicate', request);
      expect({ status, body }).toMatchObject({
        body: {
          error: { status: 'ABORTED', message: serverMessages.duplicateStale },
        },
      });
      const { garder, retirer } = request;
      expect(await stored(`inscriptions/${retirer.id}`)).toBeDefined();
      expect(await stored(`inscriptions/${garder.id}`)).toMatchObject({
        lieuResidence: which === 'garder' ? 'Kpalimé' : 'Lomé',
      });
    },
  );

  it.each([
    ['garder', 0],
    ['retirer', 1],
  ] as const)(
    'loses nothing when what it is to %s is corrected at the same time',
    async (which, nth) => {
      const request = await sentTwice();
      const { garder, retirer } = request;
      const flow = () =>
        settleDuplicate({ garder, retirer, reprises: ['lieuResidence'] }, operator);
      const race = injectRace(flow, () => correct(request[which].id), nth);
      await expect(race).rejects.toMatchObject({ code: 'aborted' });
      expect(await stored(`inscriptions/${retirer.id}`)).toBeDefined();
      expect(await stored(`inscriptions/${request[which].id}`)).toMatchObject({
        lieuResidence: 'Kpalimé',
      });
    },
  );
});
