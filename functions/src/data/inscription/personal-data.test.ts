import { serverMessages } from '@centre/domain/messages/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as corbeille from './corbeille.ts';
import * as documents from './documents.ts';
import * as indexing from './indexing.ts';
import * as journal from '../journal/journal.ts';
import { exportPersonalData } from './personal-data.ts';

const none = {
  where: () => ({ select: () => ({ limit: () => ({ get: nothing }) }) }),
} as unknown as ReturnType<typeof documents.inscriptions>;
const nothing = () => Promise.resolve({ docs: [] });

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-centre');
  vi.spyOn(documents, 'inscriptions').mockReturnValue(none);
  vi.spyOn(corbeille, 'corbeille').mockReturnValue(none);
  vi.spyOn(journal, 'record').mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('what is held of a person', () => {
  it('is not told while something may be missing', async () => {
    const sought = { reference: 'CFPI-7KQ3-M4XH' };
    const missing = vi.spyOn(indexing, 'indexMissing').mockResolvedValue(1);
    await expect(exportPersonalData(sought, journal.operator)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: serverMessages.notIndexed,
    });
    missing.mockResolvedValue(0);
    expect(await exportPersonalData(sought, journal.operator)).toEqual([]);
  });
});
