import { isReceivedAt } from '@centre/domain/campagne/campagne';
import { closedSentence } from '@centre/domain/campagne/public-campagne';
import { CommandError } from '@centre/domain/command-error';
import { answersOf, honeypotField } from '@centre/domain/inscription/inscription';
import { createInscriptionRequest } from '@centre/domain/inscription/schema';
import {
  followInscriptionRequest,
  requestCorrectionRequest,
} from '@centre/domain/inscription/suivi';
import { messages } from '@centre/domain/messages/messages';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { readCampagne } from '../data/campagne.ts';
import {
  askForCorrection,
  findReceipt,
  findSuivi,
  isStored,
  storeInscription,
} from '../data/inscription/inscriptions.ts';
import { applicant } from '../data/journal/journal.ts';
import * as limits from '../limits.ts';
import { logger } from '../logger.ts';
import { defineCommand } from './command.ts';

export const createInscription = defineCommand({
  name: 'createInscription',
  guard: { allow: 'anyone', because: 'applicants have no account' },
  schema: createInscriptionRequest,
  countRefused: limits.countRefusedInscription,
  failure: messages.inscription.failed,
  run: async (request, { channel, ...sender }) => {
    const { requestId, consentement, commenceLe, corrige } = request;
    const answers = answersOf(request);
    // A repeated request gets the same answer, regardless of the limits.
    const stored = await findReceipt(requestId, answers, corrige);
    if (stored) return { inscription: stored };
    const campagne = await readCampagne();
    const now = new Date();
    // A stored application may be corrected after the campaign has closed.
    if (!isReceivedAt(campagne, now, commenceLe) && !(await isStored(requestId))) {
      throw new CommandError('failed-precondition', closedSentence(campagne, now));
    }
    const isTrapped = Boolean(request[honeypotField]);
    if (isTrapped) logger.warn('an application filled the field that people do not see');
    const { telephone } = request;
    const aVerifier = await limits.countInscription({ telephone, isTrapped }, sender);
    const inscription = await storeInscription(requestId, answers, {
      notice: consentement,
      isCorrected: corrige,
      campagne: campagne.anneeScolaire,
      aVerifier,
      by: applicant(channel),
      countCorrection: () => limits.countCorrection(requestId),
    });
    return { inscription };
  },
});

const guard = {
  allow: 'anyone',
  because: 'applicants have no account; their reference is the key',
} as const;

export const followInscription = defineCommand({
  name: 'followInscription',
  guard,
  schema: followInscriptionRequest,
  countRefused: limits.countFollowingFrom,
  failure: suiviMessages.failed,
  run: (request, addresses) =>
    limits.countFollowing(request.reference, addresses, () => findSuivi(request)),
});

export const requestCorrection = defineCommand({
  name: 'requestCorrection',
  guard,
  schema: requestCorrectionRequest,
  countRefused: limits.countFollowingFrom,
  failure: suiviMessages.correctionFailed,
  run: async (request, { channel, ...addresses }) => {
    const { reference } = request;
    await limits.countFollowing(reference, addresses, async () => {
      // First, because a wrong birth date must not use up corrections.
      await findSuivi(request);
      await limits.countCorrection(reference);
      await askForCorrection(request, applicant(channel));
    });
    return {};
  },
});
