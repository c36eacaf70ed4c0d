import { CommandError } from '@centre/domain/command-error';
import { correctableFields, type RequestedCorrection } from '@centre/domain/inscription/record';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { answerPath } from '@centre/domain/inscription/reference';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { statusOf } from '../api/answer.ts';
import type { ApiIncoming } from '../api/body.ts';
import { execute } from '../commands/command.ts';
import { publishedCampagne } from '../data/content/published.ts';
import { followInscription, requestCorrection } from '../commands/applicants.ts';
import { recordIncident, recordRefusal } from '../logger.ts';
import {
  filledPage,
  hostedPage,
  htmlAnswer,
  siteRenderer,
  withContent,
  type PageAnswer,
} from './filled-page.ts';
import { visitorOf } from '../api/caller.ts';
import { parseForm } from './parse-form.ts';
import { waitingPage } from './waiting-page.ts';

const path = '/suivi';
const where = `POST ${path}`;

/** The empty form is not cached either: Back must not show another person's answers. */
const personal = 'no-store';

/** Page with the empty form. */
async function show(): Promise<PageAnswer> {
  const page = (await filledPage(path)) ?? (await hostedPage('modeles/suivi'));
  return htmlAnswer(page.html, page, personal);
}

/**
 * Answers with the state of an application, and passes a requested correction on; or with the
 * errors, and everything that was typed.
 */
async function receive(request: ApiIncoming): Promise<PageAnswer> {
  const form = await parseForm(request);
  const { reference = '', dateNaissance = '' } = form;
  const proof = { reference, dateNaissance };
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
    const waiting = await waitingPage(error, {
      path: answerPath,
      fields: { ...proof, ...correction },
    });
    if (waiting) return waiting;
    const refusal = refusalOf(error);
    ({ status } = refusal);
    followed = { ...followed, ...refusal };
  }
  const { renderSuivi } = await siteRenderer();
  const [page, site] = [
    await renderSuivi(followed, await publishedCampagne()),
    await hostedPage(),
  ];
  return htmlAnswer(withContent(site, page), site, personal, status);
}

/** Requested correction; undefined for the form of the query, which has none of the fields. */
function correctionIn(
  form: Readonly<Record<string, string>>,
): RequestedCorrection['answers'] | undefined {
  const sentFields = correctableFields.filter((field) => Object.hasOwn(form, field));
  if (sentFields.length === 0) return undefined;
  return Object.fromEntries(sentFields.map((field) => [field, form[field] ?? '']));
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

/** Handlers of `/suivi`. */
export const suivi = { show, receive };
