import type { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { recordOf } from '@centre/domain/inscription/record';
import { registerDigits } from '@centre/domain/registre/row';
import database from '../../../../firestore.indexes.json' with { type: 'json' };
import { addRow } from './registre.ts';

beforeEach(() => void vi.stubEnv('GCLOUD_PROJECT', 'demo-centre'));
afterEach(() => void vi.unstubAllEnvs());

it('addRow fills the registers evenly with 5,000 applications of chosen ids', () => {
  const batch = { set: vi.fn() } as unknown as WriteBatch;
  const campagne = firstCampagne.anneeScolaire;
  const sizes = new Map(registerDigits.map((digit) => [digit, 0]));
  for (let sent = 0; sent < 5000; sent++) {
    const { registre: digit } = addRow(batch, recordOf(`0${sent}`, { campagne }));
    sizes.set(digit, (sizes.get(digit) ?? 0) + 1);
  }
  expect(sizes.size).toBe(registerDigits.length);
  // The mean is 312; chance exceeds these bounds once in a thousand million runs.
  expect(Math.min(...sizes.values())).toBeGreaterThan(200);
  expect(Math.max(...sizes.values())).toBeLessThan(430);
});

it('Rows of a register have no index, because of the limit per document', () => {
  const override = { collectionGroup: 'registres', fieldPath: 'lignes', indexes: [] };
  expect(database.fieldOverrides).toContainEqual(override);
});
