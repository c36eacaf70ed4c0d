import { createHash, randomUUID } from 'node:crypto';
import { CommandError, type FieldErrors } from '@centre/domain/command-error';
import { withDiplomas } from '@centre/domain/inscription/changes';
import { noticeVersion } from '@centre/domain/inscription/consent';
import { escapeHtml } from '@centre/domain/html';
import {
  answersOf,
  askedEmailField,
  emptyEnrolment,
  honeypotField,
  inscriptionFields,
  type EnrolmentForm,
} from '@centre/domain/inscription/inscription';
import { suggestEmail } from '@centre/domain/suggest-email';
import { mismatches } from '@centre/domain/inscription/schema';
import { suggestedEmailQuestion } from '@centre/domain/messages/email';
import { messages } from '@centre/domain/messages/messages';
import { statusOf } from '../api/answer.ts';
import type { ApiIncoming } from '../api/body.ts';
import { execute } from '../commands/command.ts';
import { createInscription } from '../commands/applicants.ts';
import { publishedCampagne } from '../data/content/published.ts';
import { personOf, type Receipt } from '../data/inscription/inscriptions.ts';
import { recordIncident, recordRefusal } from '../logger.ts';
import { visitorOf } from '../api/caller.ts';
import {
  filledPage,
  hostedPage,
  htmlAnswer,
  siteRenderer,
  withContent,
  type PageAnswer,
} from './filled-page.ts';
import { parseForm } from './parse-form.ts';
import { waitingPage } from './waiting-page.ts';

const path = '/inscription';
const where = `POST ${path}`;

/**
 * Page of the form with a new `requestId`, so that sending it twice makes one application. While the
 * campaign is closed, the page with that notice.
 */
async function show(): Promise<PageAnswer> {
  const page = (await filledPage(path)) ?? (await hostedPage('modeles/inscription'));
  const body = page.html
    .replace('name="requestId" value=""', `name="requestId" value="${randomUUID()}"`)
    .replace(
      'name="commenceLe" value=""',
      `name="commenceLe" value="${new Date().toISOString()}"`,
    );
  // Not `no-store`: the browser would forget what was typed when the applicant comes back.
  return htmlAnswer(body, page, 'private, no-cache');
}

/**
 * Receives the form from a browser without JavaScript. Answers with the receipt; or with the form
 * and all of its answers, after a refusal and after the receipt's button for corrections.
 */
async function receive(request: ApiIncoming): Promise<PageAnswer> {
  const sent = sentForm(await parseForm(request));
  if (sent.correction === 'ouvrir') return formAgain(sent);
  let receipt;
  try {
    askAboutEmail(sent);
    receipt = await store(sent, request);
  } catch (error) {
    // With its `requestId`, so that an application that was stored after all is not stored twice.
    const fields = { ...sent.fields, requestId: sent.requestId };
    return (await waitingPage(error, { path, fields })) ?? formAgain(sent, refusalOf(error));
  }
  return receiptPage(receipt, sent);
}

interface SentForm {
  readonly requestId: string;
  /** ISO 8601; empty when the form did not send it. */
  readonly commenceLe: string;
  readonly form: EnrolmentForm;
  readonly sansEmail: boolean;
  /** Address that the form has already questioned. */
  readonly askedEmail: string;
  readonly guardianAgrees: boolean;
  /** `oui` for a correction of the stored application, `ouvrir` to open the form for one. */
  readonly correction: string | undefined;
  /** Submitted fields of the form, unchanged. */
  readonly fields: Readonly<Record<string, string>>;
  /** Other submitted fields: the honeypot, and fields that the form does not have. */
  readonly others: Readonly<Record<string, string>>;
}

/** Fields of the form that are not answers. */
const technicalFields = new Set([
  ...['requestId', 'commenceLe', 'sansEmail', 'tuteur', 'corrige'],
  askedEmailField,
  honeypotField,
]);

function sentForm(sent: Readonly<Record<string, string>>): SentForm {
  const { requestId = '', commenceLe = '', sansEmail, tuteur, corrige, ...others } = sent;
  const { [askedEmailField]: askedEmail = '', ...fields } = others;
  const answers = answersOf({ ...emptyEnrolment(), ...fields });
  const isKnown = (name: string) => Object.hasOwn(inscriptionFields, name);
  const isOfForm = (name: string) => isKnown(name) || technicalFields.has(name);
  return {
    requestId: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(requestId)
      ? requestId
      : keyOf(JSON.stringify(sent)),
    commenceLe: Number.isNaN(Date.parse(commenceLe)) ? '' : new Date(commenceLe).toISOString(),
    form: withDiplomas(answers),
    sansEmail: sansEmail !== undefined,
    askedEmail,
    guardianAgrees: tuteur !== undefined,
    correction: corrige,
    fields: Object.fromEntries(Object.entries(sent).filter(([name]) => isOfForm(name))),
    others: Object.fromEntries(Object.entries(fields).filter(([name]) => !isKnown(name))),
  };
}

/** UUID derived from a text: always the same for `text`. */
function keyOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** @throws CommandError once, for an address that probably has a typing error. */
function askAboutEmail({ form: { email }, sansEmail, askedEmail }: SentForm): void {
  const suggestion = sansEmail || email === askedEmail ? undefined : suggestEmail(email);
  if (suggestion === undefined) return;
  const question = suggestedEmailQuestion(suggestion);
  throw new CommandError('invalid-argument', question, { fields: { email: question } });
}

async function store(sent: SentForm, request: ApiIncoming): Promise<Receipt> {
  const send = async (requestId: string) => {
    const { inscription } = await execute(
      createInscription,
      {
        ...sent.form,
        ...sent.others,
        requestId,
        consentement: { version: noticeVersion, tuteur: sent.guardianAgrees },
        ...(sent.sansEmail && { sansEmail: true }),
        ...(sent.correction && { corrige: true }),
        ...(sent.commenceLe && { commenceLe: sent.commenceLe }),
      },
      visitorOf(request),
    );
    return inscription;
  };
  try {
    return await send(sent.requestId);
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 'already-exists') throw error;
    // A page that was kept on a shared phone has the `requestId` of another person.
    return send(keyOf(sent.requestId + personOf(sent.form)));
  }
}

const personal = 'no-store';

async function receiptPage(
  receipt: Receipt,
  { form, fields, requestId }: SentForm,
): Promise<PageAnswer> {
  const { reference, dateInscription } = receipt;
  try {
    const { renderReceipt } = await siteRenderer();
    const sent = { reference, dateInscription: dateInscription.toISOString() };
    const campagne = await publishedCampagne();
    const body = await renderReceipt({
      ...{ receipt: sent, form, campagne },
      fields: { ...fields, requestId, corrige: 'ouvrir' },
    });
    return htmlAnswer(body, await hostedPage(), personal);
  } catch (error) {
    // The application is stored, so its reference must be shown.
    recordIncident(error, where);
    const body = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="color-scheme" content="only light"><title>${reference}</title><h1>${escapeHtml(messages.inscription.sent)}</h1><p data-testid="reference">${reference}</p>`;
    return htmlAnswer(body, { headers: {} }, personal);
  }
}

async function formAgain(
  { requestId, commenceLe, form, sansEmail, correction }: SentForm,
  refusal?: Refusal,
): Promise<PageAnswer> {
  const { renderForm } = await siteRenderer();
  const page = await renderForm(
    {
      ...{ requestId, commenceLe, form, sansEmail },
      isCorrected: correction !== undefined,
      // The schema compares answers only when each one is valid on its own.
      ...(refusal && {
        refusal: { ...refusal, fields: { ...mismatches(form), ...refusal.fields } },
      }),
    },
    await publishedCampagne(),
  );
  const site = await hostedPage();
  return htmlAnswer(withContent(site, page), site, personal, refusal?.status);
}

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly fields: FieldErrors;
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CommandError)) {
    recordIncident(error, where);
    return { status: 500, message: messages.inscription.failed, fields: {} };
  }
  const status = statusOf[error.code];
  recordRefusal(where, status);
  return { status, message: error.message, fields: error.details.fields ?? {} };
}

/** Handlers of `/inscription`. */
export const enrolment = { show, receive };
