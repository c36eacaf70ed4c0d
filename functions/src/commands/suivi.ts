import {
  followInscriptionRequest,
  requestCorrectionRequest,
} from '@centre/domain/inscription/suivi';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { applicant } from '../data/journal/journal.ts';
import { askForCorrection, findSuivi } from '../data/inscription/suivi.ts';
import { countFollowing } from '../limits/limits.ts';
import { defineCommand } from './command.ts';

const guard = {
  allow: 'anyone',
  because: 'applicants have no account; their reference is the key',
} as const;

export const followInscription = defineCommand({
  name: 'followInscription',
  guard,
  schema: followInscriptionRequest,
  failure: suiviMessages.failed,
  run: (request, { source }) =>
    countFollowing(request.reference, source, () => findSuivi(request)),
});

export const requestCorrection = defineCommand({
  name: 'requestCorrection',
  guard,
  schema: requestCorrectionRequest,
  failure: suiviMessages.correctionFailed,
  run: async (request, { source, channel }) => {
    await countFollowing(request.reference, source, () =>
      askForCorrection(request, applicant(channel)),
    );
    return {};
  },
});
