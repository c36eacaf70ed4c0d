import { CommandError } from '@centre/domain/command-error';
import { correctableFields, type RequestedCorrection } from '@centre/domain/inscription/record';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { statusOf } from '../api/answer.ts';
import { bytesOf, type ApiIncoming } from '../api/body.ts';
import { execute } from '../commands/command.ts';
import { followInscription, requestCorrection } from '../commands/suivi.ts';
import { recordIncident, recordRefusal } from '../incident.ts';
import {
  filledPage,
  hostedPage,
  htmlAnswer,
  siteRenderer,
  type PageAnswer,
} from './filled-page.ts';
import { visitorOf } from '../api/caller.ts';
import { waitingPage } from './waiting-page.ts';

const maxFormBytes = 2000;

const path = '/suivi';
const where = `POST ${path}`;

/** The page with the question. */
export async function suiviForm(): Promise<PageAnswer> {
  const page = (await filledPage(path)) ?? (await hostedPage('modeles/suivi'));
  return htmlAnswer(page.html, page, 'no-cache');
}

/**
 * Answers where an application stands, and passes on what is to be corrected; or says what is
 * wrong, with everything that was typed.
 */
export async function answerSuivi(request: ApiIncoming): Promise<PageAnswer> {
  const bytes = await bytesOf(request, maxFormBytes);
  const form = new URLSearchParams(bytes.toString('utf8'));
  const proof = {
    reference: form.get('reference') ?? '',
    dateNaissance: form.get('dateNaissance') ?? '',
  };
  const correction = correctionIn(form);
  const visitor = visitorOf(request);
  let followed: FollowedApplication = { ...proof, ...(correction && { correction }) };
  let status = 200;
  try {
    followed = { ...followed, suivi: await execute(followInscription, proof, visitor) };
    if (correction) {
      await execute(requestCorrection, { ...proof, ...correction }, visitor);
      followed = { ...followed, isPassedOn: true };
    }
  } catch (error) {
    const waiting = await waitingPage(error, { path, fields: Object.fromEntries(form) });
    if (waiting) return waiting;
    const refusal = refusalOf(error);
    ({ status } = refusal);
    followed = { ...followed, ...refusal };
  }
  const { renderSuivi } = await siteRenderer();
  return htmlAnswer(await renderSuivi(followed), await hostedPage(), 'no-store', status);
}

/** Undefined for the form that asks where the application stands, which has none of the fields. */
function correctionIn(form: URLSearchParams): RequestedCorrection['answers'] | undefined {
  const given = correctableFields.filter((field) => form.has(field));
  if (given.length === 0) return undefined;
  return Object.fromEntries(given.map((field) => [field, form.get(field) ?? '']));
}

function refusalOf(error: unknown) {
  if (!(error instanceof CommandError)) {
    recordIncident(error, where);
    return { status: 500, problem: suiviMessages.failed };
  }
  const status = statusOf[error.code];
  recordRefusal(where, status);
  const { fields } = error.details;
  return { status, problem: error.message, ...(fields && { fields }) };
}
