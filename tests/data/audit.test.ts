import { beforeAll, expect, it } from 'vitest';
import { change, stored } from '../functions/admin.ts';
import { apply } from '../functions/applications.ts';
import { watchData } from '../consistent-data.ts';
import { operation } from '../operation.ts';

const expectSoundData = watchData(beforeAll);

it('The audit of the command line ends well where all is well, and with 1 where it is not', async () => {
  const { id } = await apply();
  await expectSoundData();
  const { nom } = (await stored(`recherche/${id}`)) ?? {};
  await change(`recherche/${id}`, { nom: 'Un autre' });
  try {
    const { code, said } = await operation('audit-data', []);
    expect(code).toBe(1);
    expect(said).toContain(`recherche/${id}`);
    expect(said).not.toContain(String(nom));
  } finally {
    await change(`recherche/${id}`, { nom });
  }
});
