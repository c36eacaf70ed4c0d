import {
  followInscriptionRequest,
  requestCorrectionRequest,
} from '@centre/domain/inscription/suivi';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { applicant } from '../data/journal/journal.ts';
import { askForCorrection, findSuivi } from '../data/inscription/suivi.ts';
import { countCorrection, countFollowing, countFollowingFrom } from '../limits/limits.ts';
import { defineCommand } from './command.ts';

const guard = {
  allow: 'anyone',
  because: 'applicants have no account; their reference is the key',
} as const;

export const followInscription = defineCommand({
  name: 'followInscription',
  guard,
  schema: followInscriptionRequest,
  countRefused: countFollowingFrom,
  failure: suiviMessages.failed,
  run: (request, addresses) =>
    countFollowing(request.reference, addresses, () => findSuivi(request)),
});

export const requestCorrection = defineCommand({
  name: 'requestCorrection',
  guard,
  schema: requestCorrectionRequest,
  countRefused: countFollowingFrom,
  failure: suiviMessages.correctionFailed,
  run: async (request, { channel, ...addresses }) => {
    const { reference } = request;
    await countFollowing(reference, addresses, async () => {
      // First: a reference without its birth date must not use up corrections.
      await findSuivi(request);
      await countCorrection(reference);
      await askForCorrection(request, applicant(channel));
    });
    return {};
  },
});
