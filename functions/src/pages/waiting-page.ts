import { CommandError } from '@centre/domain/command-error';
import { maxCountdownSeconds } from '@centre/domain/limits';
import type { WaitingForm } from '@centre/domain/site-renderer';
import { statusOf } from '../api/answer.ts';
import { recordRefusal } from '../logger.ts';
import { hostedPage, htmlAnswer, siteRenderer, type PageAnswer } from './filled-page.ts';

/**
 * Page that sends a form again after the seconds in `error`.
 *
 * @returns undefined for any other error, and for a wait of minutes.
 */
export async function waitingPage(
  error: unknown,
  form: Pick<WaitingForm, 'path' | 'fields'>,
): Promise<PageAnswer | undefined> {
  if (!(error instanceof CommandError)) return undefined;
  const { code, message } = error;
  const { retryAfter: seconds = Infinity } = error.details;
  if (seconds > maxCountdownSeconds) return undefined;
  recordRefusal(`POST ${form.path}`, statusOf[code]);
  const { renderWaiting } = await siteRenderer();
  const body = await renderWaiting({ ...form, message, seconds });
  const page = htmlAnswer(body, await hostedPage(), 'no-store', statusOf[code]);
  return { ...page, headers: { ...page.headers, 'Retry-After': String(seconds) } };
}
