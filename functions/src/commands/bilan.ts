import { readBilanRequest } from '@centre/domain/bilan/schema';
import type { Bilan } from '@centre/domain/bilan/bilan';
import { campagnesOf, yearBefore } from '@centre/domain/campagne/school-years';
import { bilanMessages } from '@centre/domain/messages/staff/bilan';
import { readBilans } from '../data/bilan/bilan.ts';
import { readCampagne } from '../data/campagne.ts';
import { readOldest } from '../data/inscription/documents.ts';
import { countReadingOf } from '../limits/limits.ts';
import { defineCommand } from './command.ts';

/** The figures of a campaign, the current one when none is asked for, and of the one before. */
export const readBilan = defineCommand({
  name: 'readBilan',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: readBilanRequest,
  failure: bilanMessages.loadFailed,
  run: async (request, { by }) => {
    await countReadingOf(by, 'bilan');
    const [current, oldest] = await Promise.all([readCampagne(), readOldest()]);
    const { campagne = current.anneeScolaire } = request;
    const precedente = yearBefore(campagne);
    const [bilan, avant] = (await readBilans([campagne, precedente])) as [Bilan, Bilan];
    return { campagnes: campagnesOf(current, oldest), campagne, precedente, bilan, avant };
  },
});
