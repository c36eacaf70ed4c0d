import { firstCampagne, graceMs, type StoredCampagne } from '@centre/domain/campagne/campagne';
import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import { inscriptionFields } from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { call, CallError } from '../../web/src/data/callables.ts';
import { renewCampagne } from '../../web/src/data/public/campagne.ts';
import { keepDraft, readDraft } from '../../web/src/data/public/enrolment-draft.ts';
import { closed } from '../../web/src/site/inscription/closed.texts.ts';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { waiting } from '../../web/src/texts/waiting.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import {
  answerReceived,
  formValues,
  applicant,
  control,
  expectReceipt,
  expectRefused,
  fillField,
  fillFields,
  findControl,
  openForm,
  receivedAnswer,
  sendApplication,
  sentRequests,
  clickSubmit,
} from './enrolment.tsx';
import { normalizeText, advanceTime } from './mount.tsx';

const texts = messages.inscription;
const networkError = new CallError('unreachable', texts.offline);
const fail = (failure: CallError) => vi.mocked(call).mockRejectedValueOnce(failure);

const sentIds = () => sentRequests().map((each) => (each as { requestId: string }).requestId);
/** Index of each sent requestId among the distinct requestIds, from 0. */
const idOrder = () => sentIds().map((id) => [...new Set(sentIds())].indexOf(id));

describe('Rejection by the server', () => {
  it('is shown in focus with a link to each field, until corrected there', async () => {
    const user = await openForm(applicant());
    const before = formValues();
    const { dateNaissance, email } = texts;
    fail(new CallError('refused', dateNaissance, { dateNaissance, email }, 'invalid-argument'));
    await clickSubmit(user);
    await expectRefused(dateNaissance, Object.entries({ dateNaissance, email }));
    const links = within(screen.getByRole('alert'));
    await user.click(links.getByRole('link', { name: inscriptionFields.dateNaissance }));
    expect(document.activeElement).toBe(control('dateNaissance'));
    expect(formValues()).toEqual(before);

    await fillFields(user, { dateNaissance: '2006-05-04', email: 'afi@exemple.tg' });
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    await sendApplication(user);
    expect(sentRequests().at(-1)).toMatchObject({ email: 'afi@exemple.tg' });
  });
});

describe('Failure of the server', () => {
  it('is shown, and all answers are kept for a retry', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const answers = applicant();
    const user = await openForm(answers);
    const before = formValues();
    const failures = [
      [new CallError('failed', ''), texts.failed],
      [new CallError('failed', messages.httpStatus(404)), texts.failed],
      [networkError, texts.offline],
    ] as const;
    for (const [failure, message] of failures) {
      fail(failure);
      await clickSubmit(user);
      await expectRefused(message, []);
      expect(formValues()).toEqual(before);
    }
    expect(consoleError).toHaveBeenCalledTimes(failures.length);
    await sendApplication(user);
    expect(sentRequests()).toEqual(Array(4).fill(expect.objectContaining(answers)));
  });
});

describe('Sending of an application', () => {
  it('disables the button while pending, and happens once on a double click', async () => {
    const user = await openForm(applicant());
    const answer = Promise.withResolvers<unknown>();
    vi.mocked(call).mockReturnValueOnce(answer.promise);
    await user.dblClick(screen.getByRole('button', { name: enrolment.submit }));
    const name = enrolment.sending;
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(true);
    expect(button.form?.getAttribute('aria-busy')).toBe('true');
    await user.type(control('nom'), '{Enter}');
    answer.resolve(receivedAnswer);
    await expectReceipt();
    expect(sentRequests()).toHaveLength(1);
  });

  it('is retried once automatically after the countdown of a rate limit', async () => {
    await openForm(applicant());
    fail(new CallError('refused', texts.wait, {}, 'resource-exhausted', 3));
    answerReceived();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: enrolment.submit }));
    const timer = () => screen.getByRole('timer').textContent;
    await waitFor(() => expect(timer()).toBe(waiting.countdown(3)));
    screen.getByText(normalizeText(texts.wait), { exact: false });
    await advanceTime(1_000);
    expect(timer()).toBe(waiting.countdown(2));
    expect(sentRequests()).toHaveLength(1);
    await advanceTime(2_000);
    await expectReceipt();
    await advanceTime(10_000);
    expect(idOrder()).toEqual([0, 0]);
  });

  it('uses a new requestId for the next application in the same tab', async () => {
    const user = await openForm(applicant());
    await sendApplication(user);
    await user.click(screen.getByRole('button', { name: receiptScreen.another }));
    await waitFor(() => expect(screen.queryByTestId('reference')).toBeNull());
    const { requestId, ...second } = applicant({ nom: 'Kossi' });
    expect(sentIds()).toEqual([requestId]);
    await fillFields(user, second);
    await sendApplication(user);
    expect(idOrder()).toEqual([0, 1]);
  });

  it('is repeated as a correction from the receipt, with the stored answers', async () => {
    const answers = applicant();
    const user = await openForm(answers);
    await sendApplication(user);
    await user.click(screen.getByRole('button', { name: receiptScreen.correct }));
    screen.getByText(normalizeText(enrolment.corrects));
    expect(formValues()).toMatchObject({ nom: answers.nom, nomMere: answers.nomMere });
    await fillField(user, 'telephone', '91 22 33 44');
    await sendApplication(user);
    screen.getByText(/91 22 33 44/);
    const { requestId } = answers;
    expect(sentRequests()[1]).toMatchObject({
      requestId,
      corrige: true,
      telephone: '+22891223344',
    });
  });
});

describe('Application without an answer', () => {
  async function sendWithoutAnswer(): Promise<UserEvent> {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await openForm(applicant());
    fail(networkError);
    await clickSubmit(user);
    await expectRefused(texts.offline, []);
    return user;
  }
  const name = normalizeText(enrolment.sendWhenBack);
  const sendWhenBack = () => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const dispatchOnline = () => act(() => void dispatchEvent(new Event('online')));

  it('is resent on reconnection only while its box is ticked', async () => {
    const user = await sendWithoutAnswer();
    dispatchOnline();
    await user.dblClick(sendWhenBack());
    dispatchOnline();
    expect(sentRequests()).toHaveLength(1);
    await user.click(sendWhenBack());
    screen.getByText(normalizeText(enrolment.waiting));
    answerReceived();
    dispatchOnline();
    await expectReceipt();
    expect(idOrder()).toEqual([0, 0]);
  });

  it('is resent every twenty seconds without a network event', async () => {
    await sendWithoutAnswer();
    vi.useFakeTimers();
    fireEvent.click(sendWhenBack());
    fail(networkError);
    await advanceTime(timings.sendAgainMs - 100);
    expect(sentRequests()).toHaveLength(1);
    await advanceTime(100);
    expect(sentRequests()).toHaveLength(2);
    await screen.findByRole('button', { name: enrolment.submit });
    // The choice to send once the network is back stays after a failed try.
    expect(sendWhenBack().checked).toBe(true);
    answerReceived();
    await advanceTime(timings.sendAgainMs);
    await expectReceipt();
    expect(idOrder()).toEqual([0, 0, 0]);
  });

  it('does not share its requestId with the next applicant in the form', async () => {
    const user = await sendWithoutAnswer();
    await fillField(user, 'nom', 'Kossi');
    fail(new CallError('refused', texts.numberTaken, {}, 'already-exists'));
    await sendApplication(user);
    expect(idOrder()).toEqual([0, 0, 1]);
    expect(sentRequests().at(-1)).toMatchObject({ nom: 'Kossi' });
  });
});

describe('Application at the closing of the enrolment', () => {
  const minuteMs = 60_000;

  /** Answers later requests for the campagne with `stored`. */
  function answerWith(stored: StoredCampagne): void {
    const campagne = publicCampagne(stored, new Date());
    const answer = () => Promise.resolve(Response.json({ campagne }));
    vi.mocked(fetch).mockImplementation(answer);
  }

  /** Opens a form begun `begunAgoMs` ago, which then reads a closing `closedAgoMs` ago. */
  async function beginAndClose(begunAgoMs: number, closedAgoMs: number) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    answerWith({ ...firstCampagne, etat: 'ouverte' });
    await renewCampagne();
    const user = await openForm(applicant());
    const begunAt = new Date(Date.now() - begunAgoMs).toISOString();
    act(() => keepDraft({ ...readDraft(), begunAt }));
    const fermeeLe = new Date(Date.now() - closedAgoMs);
    answerWith({ ...firstCampagne, etat: 'fermee', fermeeLe });
    await advanceTime(timings.campagneMs);
    return { user, begunAt, end: new Date(fermeeLe.getTime() + graceMs) };
  }

  it('shows its deadline, and is sent with later changes', async () => {
    const { user, begunAt, end } = await beginAndClose(3 * minuteMs, 2 * minuteMs);
    await screen.findByText(normalizeText(enrolment.closing(end)));
    await fillField(user, 'lieuResidence', 'Kpalimé');
    await sendApplication(user);
    const [request] = sentRequests() as { readonly commenceLe: string }[];
    expect(request).toMatchObject({ lieuResidence: 'Kpalimé' });
    // The form sends the time by the server's clock, which is read to the second.
    const differenceMs = Date.parse(request?.commenceLe ?? '') - Date.parse(begunAt);
    expect(Math.abs(differenceMs)).toBeLessThan(2_000);
  });

  it.each([
    ['after the two hours of grace', graceMs + 3 * minuteMs, graceMs + 2 * minuteMs],
    ['when it was begun after the closing', 2 * minuteMs, 3 * minuteMs],
  ])('is replaced by the closed page %s', async (_, begunAgoMs, closedAgoMs) => {
    await beginAndClose(begunAgoMs, closedAgoMs);
    await screen.findByText(normalizeText(closed.title));
    expect(findControl('nom')).toBeNull();
  });
});
