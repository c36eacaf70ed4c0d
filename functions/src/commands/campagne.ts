import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import { publishDecisionsRequest, saveCampaignRequest } from '@centre/domain/campagne/schema';
import { noRequest } from '@centre/domain/schema';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { readCampagne, storeCampagne, storePublication } from '../data/campagne.ts';
import { defineCommand } from './command.ts';

export const readCampaign = defineCommand({
  name: 'readCampaign',
  guard: {
    allow: 'anyone',
    because: 'every page of the site announces it',
    isCached: true,
  },
  schema: noRequest,
  run: async () => ({ campagne: publicCampagne(await readCampagne(), new Date()) }),
});

export const saveCampaign = defineCommand({
  name: 'saveCampaign',
  guard: { resource: 'dashboard', action: 'write' },
  schema: saveCampaignRequest,
  failure: staffCampagneMessages.saveFailed,
  run: async ({ version, ...campagne }, { by }) => ({
    campagne: await storeCampagne(campagne, version, by),
  }),
});

/** Publishes decisions, which applicants can read from then on. */
export const publishDecisions = defineCommand({
  name: 'publishDecisions',
  guard: { resource: 'dashboard', action: 'write' },
  schema: publishDecisionsRequest,
  failure: staffCampagneMessages.publishFailed,
  run: async (request, { by }) => ({ campagne: await storePublication(request, by) }),
});
