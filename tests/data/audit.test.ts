import { beforeAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { change, stored } from '../functions/admin.ts';
import { sendApplication } from '../functions/applications.ts';
import { watchData } from '../consistent-data.ts';
import { operation } from '../operation.ts';

const expectSoundData = watchData(beforeAll);

it('Audit exits with 0 when the data agree, and with 1 and the place otherwise', async () => {
  const { id } = await sendApplication();
  await expectSoundData();
  await change(`inscriptions/${id}`, { nom: 'Un-Autre' });
  const { code, log } = await operation('audit-data', []);
  expect(code).toBe(1);
  expect(log).toContain(`inscriptions/${id}`);
  expect(log).not.toContain('Un-Autre');
  expect(await operation('audit-data', ['--repair'])).toMatchObject({ code: 0 });
});

it('Audit with --remove-former deletes data of older versions', async () => {
  const { id } = await sendApplication();
  const view = firestore().doc('vuesInscriptions/ancienne');
  await view.set({ nom: 'BTS du soir' });
  await change(`inscriptions/${id}`, { responsable: 'scolarite' });
  expect(await operation('audit-data', ['--remove-former'])).toMatchObject({ code: 0 });
  expect(await stored(`inscriptions/${id}`)).not.toHaveProperty('responsable');
  expect((await view.get()).exists).toBe(false);
});
