import type { HeldApplication } from '@centre/domain/inscription/personal-data';
import { dataSubjectRequest } from '@centre/domain/inscription/staff-schema';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import { erase, exportPersonalData } from '../data/inscription/personal-data.ts';
import { countReadingOf } from '../limits.ts';
import { defineCommand } from './command.ts';

/** Gives a person the data held about them, or erases the applications that an access named. */
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
