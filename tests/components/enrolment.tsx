import {
  inscriptionFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { call } from '../../web/src/data/callables.ts';
import {
  eraseDevice,
  keepDraft,
  readDraft,
  type Draft,
} from '../../web/src/data/public/enrolment-draft.ts';
import { Inscription } from '../../web/src/site/inscription/inscription.tsx';
import { enrolment, phone } from '../../web/src/texts/inscription.texts.ts';
import { enrolmentRequest, type EnrolmentRequest } from '../factories/enrolment-request.ts';
import { normalizeText, mount } from './mount.tsx';

/** Fields of the form, from top to bottom. */
export const fields = Object.keys(inscriptionFields) as InscriptionField[];

export const applicant = (overrides: Partial<EnrolmentRequest> = {}) =>
  enrolmentRequest(overrides, 12);

/** Shows the form with `answers`, before its phone fields have loaded their countries. */
export function openPlainForm(answers?: EnrolmentRequest): UserEvent {
  eraseDevice();
  if (answers) {
    const { requestId, ...form } = answers;
    keepDraft({ ...readDraft(), requestId, form });
  }
  return mount(<Inscription />, '/inscription');
}

/** Shows the form with `answers`, once its phone fields have loaded their countries. */
export async function openForm(answers?: EnrolmentRequest): Promise<UserEvent> {
  const user = openPlainForm(answers);
  await waitFor(() => expect(countryButtons()).toHaveLength(2));
  return user;
}

/** Buttons that open the country lists of the phone fields. */
export const countryButtons = () =>
  screen.queryAllByRole('button', { name: new RegExp(phone.country('')) });

/** Button that opens the country list of a phone field, by its index from 0. */
export function countryButton(which = 0): HTMLElement {
  const button = countryButtons()[which];
  if (!button) throw new Error('There is no such list of countries.');
  return button;
}

/** Search field of the open country list. */
export const countrySearch = () => screen.getByRole('combobox', { name: phone.search });

/** Control of a field, or null while the form does not show the field. */
export const findControl = (field: InscriptionField) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`);

/** Control of a field. @throws while the form does not show the field. */
export function control(field: InscriptionField): HTMLInputElement | HTMLSelectElement {
  const found = findControl(field);
  if (!found) throw new Error(`${field} is not asked`);
  return found;
}

/** Fills one field; an empty `value` clears the field. */
export async function fillField(user: UserEvent, field: InscriptionField, value: string) {
  const element = control(field);
  if (element instanceof HTMLSelectElement) await user.selectOptions(element, value);
  else {
    await user.clear(element);
    if (value !== '') await user.paste(value);
  }
}

/** Fills the fields of all answers that are not empty. */
export async function fillFields(user: UserEvent, answers: object): Promise<void> {
  for (const [field, value] of Object.entries(answers)) {
    if (value !== '') await fillField(user, field as InscriptionField, String(value));
  }
}

/** Values of the visible fields of the form, by field. */
export const formValues = () =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const element = findControl(field);
      return element ? [[field, element.value]] : [];
    }),
  );

export const clickSubmit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: enrolment.submit }));

/** Requests of all calls so far, in order. */
export const sentRequests = () => vi.mocked(call).mock.calls.map(([, request]) => request);

/** Draft that newly loaded modules read, as after a reload of the tab. */
export async function draftAfterReload(): Promise<Draft> {
  vi.resetModules();
  const fresh = await import('../../web/src/data/public/enrolment-draft.ts');
  return fresh.readDraft();
}

/** Reference in `receivedAnswer`. */
export const reference = 'INS-7Q4-9FX';

/** Answer of the server to a received application. */
export const receivedAnswer = {
  inscription: { id: 'recue', reference, dateInscription: '2026-09-01T08:00:00.000Z' },
};

/** Answers the next call with `receivedAnswer`. */
export const answerReceived = () => vi.mocked(call).mockResolvedValueOnce(receivedAnswer);

/** Waits until the form shows the receipt with the reference. */
export async function expectReceipt(): Promise<void> {
  await screen.findByText(normalizeText(messages.inscription.sent));
  expect(screen.getByTestId('reference').textContent).toBe(reference);
}

/** Sends the form, and waits for its receipt. */
export async function sendApplication(user: UserEvent): Promise<void> {
  answerReceived();
  await clickSubmit(user);
  await expectReceipt();
}

/** Name and error text of each field that is marked as invalid. */
export const invalidFields = () =>
  Array.from(document.querySelectorAll('form [aria-invalid=true]'), (element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    // A help text may come first; the error is the last text that is not empty.
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return [element.getAttribute('name') ?? '', texts.findLast((text) => text !== '')] as const;
  });

/** Waits until the focused alert shows `message`, and expects these invalid fields. */
export async function expectRefused(
  message: string,
  invalid: readonly (readonly [string, string])[] = invalidFields() as [],
): Promise<void> {
  await waitFor(() => {
    expect(screen.getByRole('alert').firstChild?.textContent).toBe(message);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
  expect(invalidFields()).toEqual(invalid);
}
