import { beforeAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { change, stored } from '../functions/admin.ts';
import { apply } from '../functions/applications.ts';
import { watchData } from '../consistent-data.ts';
import { operation } from '../operation.ts';

const expectSoundData = watchData(beforeAll);

it('The audit of the command line ends well where all is well, and with 1 where it is not', async () => {
  const { id } = await apply();
  await expectSoundData();
  await change(`inscriptions/${id}`, { nom: 'Un-Autre' });
  const { code, said } = await operation('audit-data', []);
  expect(code).toBe(1);
  expect(said).toContain(`inscriptions/${id}`);
  expect(said).not.toContain('Un-Autre');
  expect(await operation('audit-data', ['--repair'])).toMatchObject({ code: 0 });
});

it('The audit names what only older versions stored, and removes it when it is asked to', async () => {
  const { id } = await apply();
  const view = firestore().doc('vuesInscriptions/ancienne');
  await view.set({ nom: 'BTS du soir' });
  await change(`inscriptions/${id}`, { responsable: 'scolarite' });
  const named = await operation('audit-data', []);
  expect(named.code).toBe(1);
  for (const place of ['vuesInscriptions/ancienne', `inscriptions/${id} (responsable)`]) {
    expect(named.said).toContain(place);
  }
  expect(await operation('audit-data', ['--remove-former'])).toMatchObject({ code: 0 });
  expect(await stored(`inscriptions/${id}`)).not.toHaveProperty('responsable');
  expect((await view.get()).exists).toBe(false);
});
