import { emptyEnrolment, type EnrolmentForm } from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { call, CallError } from '../../web/src/data/callables.ts';
import { eraseDevice, keepReceipt } from '../../web/src/data/public/enrolment-draft.ts';
import { Inscription } from '../../web/src/site/inscription/inscription.tsx';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { waiting } from '../../web/src/texts/waiting.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import {
  answerReceived,
  answersIn,
  applicant,
  control,
  countryButton,
  draftAfterReload,
  expectReceipt,
  expectRefused,
  fields,
  fillField,
  openForm,
  received,
  sent,
  submit,
} from './enrolment.tsx';
import { asRead, framed } from './mount.tsx';

const says = messages.inscription;
const lost = new CallError('unreachable', says.offline);

/** A form that was sent, and whose answer did not arrive. */
async function sentInVain(answers = applicant()): Promise<UserEvent> {
  vi.spyOn(console, 'error').mockReturnValue();
  const user = await openForm(answers);
  vi.mocked(call).mockRejectedValueOnce(lost);
  await submit(user);
  await expectRefused(says.offline, []);
  return user;
}

const sendWhenBack = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: asRead(enrolment.sendWhenBack) });
const tellOnline = () => act(() => void dispatchEvent(new Event('online')));

/** The identifiers under which applications were sent, and the same as numbers from 0. */
const requests = () => sent().map((each) => (each as { requestId: string }).requestId);
const numbered = () => requests().map((id) => [...new Set(requests())].indexOf(id));

describe('An application whose answer did not arrive', () => {
  it('goes by itself when the connection is back, if that is still asked for', async () => {
    const user = await sentInVain();
    tellOnline();
    await user.click(sendWhenBack());
    await user.click(sendWhenBack());
    tellOnline();
    expect(sent()).toHaveLength(1);
    await user.click(sendWhenBack());
    screen.getByText(asRead(enrolment.waiting));
    answerReceived();
    tellOnline();
    await expectReceipt();
    expect(numbered()).toEqual([0, 0]);
  });

  it('is tried again every twenty seconds when no event tells of the network', async () => {
    await sentInVain();
    vi.useFakeTimers();
    fireEvent.click(sendWhenBack());
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const answer = Promise.withResolvers<never>();
    vi.mocked(call).mockReturnValueOnce(answer.promise);
    await pass(timings.sendAgainMs - 100);
    expect(sent()).toHaveLength(1);
    await pass(100);
    expect(sent()).toHaveLength(2);
    answer.reject(lost);
    await screen.findByRole('button', { name: enrolment.submit });
    // What was asked for still stands after a try that failed as well.
    expect(sendWhenBack().checked).toBe(true);
    answerReceived();
    await pass(timings.sendAgainMs);
    await expectReceipt();
    expect(sent()).toHaveLength(3);
  });

  it('is left alone by the next applicant in the same form, whose own is another', async () => {
    const user = await sentInVain();
    await fillField(user, 'nom', 'Kossi');
    vi.mocked(call).mockRejectedValueOnce(
      new CallError('refused', says.numberTaken, {}, 'already-exists'),
    );
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(numbered()).toEqual([0, 0, 1]);
    expect(sent().at(-1)).toMatchObject({ nom: 'Kossi' });
  });
});

it('An application that is too many for this minute counts the seconds, then goes by itself, once', async () => {
  await openForm(applicant());
  const refusal = new CallError('refused', says.wait, {}, 'resource-exhausted', 3);
  vi.mocked(call).mockRejectedValueOnce(refusal);
  answerReceived();
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fireEvent.click(screen.getByRole('button', { name: enrolment.submit }));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe(waiting.countdown(3)));
  screen.getByText(asRead(says.wait), { exact: false });
  await pass(1_000);
  expect(screen.getByRole('timer').textContent).toBe(waiting.countdown(2));
  expect(sent()).toHaveLength(1);
  await pass(2_000);
  await expectReceipt();
  await pass(10_000);
  expect(numbered()).toEqual([0, 0]);
});

it('A second application from the same tab is not the first', async () => {
  const user = await openForm(applicant());
  answerReceived();
  await submit(user);
  await expectReceipt();
  await user.click(screen.getByRole('button', { name: receiptScreen.another }));
  await waitFor(() => expect(screen.queryByTestId('reference')).toBeNull());
  const { requestId, ...second } = applicant({ nom: 'Kossi' });
  expect(requests()).toEqual([requestId]);
  for (const [field, value] of Object.entries(second)) {
    if (value !== '') await fillField(user, field as keyof typeof second, value);
  }
  answerReceived();
  await submit(user);
  await expectReceipt();
  expect(numbered()).toEqual([0, 1]);
});

it('The receipt opens the form with every answer, to take the place of what was sent', async () => {
  const answers = applicant();
  const user = await openForm(answers);
  answerReceived();
  await submit(user);
  await expectReceipt();
  await user.click(screen.getByRole('button', { name: receiptScreen.correct }));
  screen.getByText(asRead(enrolment.corrects));
  expect(answersIn()).toMatchObject({ nom: answers.nom, nomMere: answers.nomMere });
  await fillField(user, 'telephone', '91 22 33 44');
  answerReceived();
  await submit(user);
  await expectReceipt();
  screen.getByText(/91 22 33 44/);
  expect(sent()[1]).toMatchObject({
    requestId: answers.requestId,
    corrige: true,
    telephone: expect.stringContaining('91') as string,
  });
});

describe('A tab that shows a receipt', () => {
  const form = enrolmentForm();

  /** The page arrives again, with these answers in its form already. */
  function loadAnew(standing: EnrolmentForm): void {
    eraseDevice();
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
    keepReceipt({ receipt: received.inscription, form });
    const container = document.createElement('div');
    const page = framed(<Inscription />, '/inscription');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    for (const field of fields) control(field).value = standing[field];
    render(page, { container, hydrate: true });
  }

  it('still does when Firefox fills the form with what was sent', async () => {
    loadAnew(form);
    await expectReceipt();
  });

  it('leaves it for what was typed of somebody else before the scripts came', async () => {
    loadAnew({ ...form, prenom: 'Esi' });
    await waitFor(() => expect(countryButton(1)).toBeTruthy());
    expect(answersIn()).toMatchObject({ nom: form.nom, prenom: 'Esi' });
    expect(screen.queryByTestId('reference')).toBeNull();
  });
});

// Last: these tests load modules anew, which then differ from those that the form holds.
describe('A tab that is loaded anew', () => {
  it('goes on with an application whose answer did not arrive, also with what was corrected', async () => {
    const user = await sentInVain();
    const [requestId] = requests();
    expect(await draftAfterReload()).toMatchObject({ requestId });
    await fillField(user, 'lieuResidence', 'Sokodé');
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(sent().at(-1)).toMatchObject({ requestId, lieuResidence: 'Sokodé' });
  });

  it('begins, in another tab, the application whose answer did not arrive', async () => {
    await sentInVain();
    const [requestId] = requests();
    cleanup();
    sessionStorage.clear();
    expect(await draftAfterReload()).toMatchObject({ requestId, form: emptyEnrolment() });
  });
});
