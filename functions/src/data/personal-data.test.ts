import { personalDataMessages } from '@centre/domain/staff/personal-data-messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexMissing } from './inscription-indexing.ts';
import { operator } from './journal.ts';
import { disclose } from './personal-data.ts';

vi.mock('./inscription-indexing.ts');
vi.mock('./inscription-documents.ts', () => ({
  inscriptions: () => ({
    where: () => ({ select: () => ({ limit: () => ({ get: nothing }) }) }),
  }),
}));
vi.mock('./journal.ts', () => ({ record: () => Promise.resolve(), operator: {} }));

const nothing = () => Promise.resolve({ docs: [] });

beforeEach(() => vi.mocked(indexMissing).mockReset());

describe('what is held of a person', () => {
  it('is not told while something may be missing', async () => {
    const sought = { reference: 'CFPI-7KQ3-M4XH' };
    vi.mocked(indexMissing).mockResolvedValue(1);
    await expect(disclose(sought, operator)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: personalDataMessages.notIndexed,
    });
    vi.mocked(indexMissing).mockResolvedValue(0);
    expect(await disclose(sought, operator)).toEqual([]);
  });
});
