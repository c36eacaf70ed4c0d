import type { HeldApplication } from '@centre/domain/personal-data';
import { dataSubjectRequest } from '@centre/domain/personal-data-schema';
import { personalDataMessages } from '@centre/domain/staff/personal-data-messages';
import { exportPersonalData, erase } from '../data/personal-data.ts';
import { countReadingOf } from '../limits/member-limits.ts';
import { defineCommand } from './command.ts';

/**
 * Answers somebody about their own data: what is held of them, or that it is erased. Erasure
 * names the applications that an access has shown, and goes no further.
 */
export const handleDataSubjectRequest = defineCommand({
  name: 'handleDataSubjectRequest',
  guard: { resource: 'personnes', action: 'delete' },
  schema: dataSubjectRequest,
  failure: personalDataMessages.failed,
  run: async (request, { by }): Promise<{ applications: HeldApplication[] }> => {
    await countReadingOf(by, 'personne');
    if (request.kind === 'access')
      return { applications: await exportPersonalData(request, by) };
    await erase(request, request.ids, by);
    return { applications: [] };
  },
});
