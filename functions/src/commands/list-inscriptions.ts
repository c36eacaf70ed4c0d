import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { pageRequest } from '@centre/domain/list-schema';
import { messages } from '@centre/domain/messages';
import { record } from '../data/journal.ts';
import { listInscriptions as readInscriptions } from '../data/lists.ts';
import type { Page } from '../data/page.ts';
import { countReadingOf } from '../limits/member-limits.ts';
import { defineCommand } from './command.ts';

export const listInscriptions = defineCommand({
  name: 'listInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: pageRequest,
  failure: messages.inscription.loadFailed,
  run: async (request, { by }): Promise<Page<InscriptionRecord>> => {
    await countReadingOf(by, 'liste');
    const page = await readInscriptions(request);
    await record(by, { action: 'listInscriptions', records: [], count: page.records.length });
    return page;
  },
});
