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

/** The form's fields, from top to bottom. */
export const fields = Object.keys(inscriptionFields) as InscriptionField[];

export const applicant = (overrides: Partial<EnrolmentRequest> = {}) =>
  enrolmentRequest(overrides, 12);

/** Shows the form with `answers` in it, before its phone fields know their countries. */
export function openPlainForm(answers?: EnrolmentRequest): UserEvent {
  eraseDevice();
  if (answers) {
    const { requestId, ...form } = answers;
    keepDraft({ ...readDraft(), requestId, form });
  }
  return mount(<Inscription />, '/inscription');
}

/** Shows the form with `answers` in it, as they were left in this tab. */
export async function openForm(answers?: EnrolmentRequest): Promise<UserEvent> {
  const user = openPlainForm(answers);
  // The phone fields know their countries then.
  await waitFor(() => expect(countryButtons()).toHaveLength(2));
  return user;
}

/** The buttons that open the lists of countries of the phone fields. */
export const countryButtons = () =>
  screen.queryAllByRole('button', { name: new RegExp(phone.country('')) });

/** The button of a phone field, of the first by default. */
export function countryButton(which = 0): HTMLElement {
  const button = countryButtons()[which];
  if (!button) throw new Error('There is no such list of countries.');
  return button;
}

/** Search field of the open list of countries. */
export const countrySearch = () => screen.getByRole('combobox', { name: phone.search });

/** The control of a field, if it is asked. */
export const findControl = (field: InscriptionField) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`);

/** The control of a field. */
export function control(field: InscriptionField): HTMLInputElement | HTMLSelectElement {
  const found = findControl(field);
  if (!found) throw new Error(`${field} is not asked`);
  return found;
}

/** Gives one answer; an empty one takes it back. */
export async function fillField(user: UserEvent, field: InscriptionField, value: string) {
  const element = control(field);
  if (element instanceof HTMLSelectElement) await user.selectOptions(element, value);
  else {
    await user.clear(element);
    if (value !== '') await user.paste(value);
  }
}

/** Gives all of these answers. */
export async function fillFields(user: UserEvent, answers: object): Promise<void> {
  for (const [field, value] of Object.entries(answers)) {
    if (value !== '') await fillField(user, field as InscriptionField, String(value));
  }
}

/** Values of the visible fields of the form. */
export const formValues = () =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const element = findControl(field);
      return element ? [[field, element.value]] : [];
    }),
  );

export const clickSubmit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: enrolment.submit }));

/** The applications that were sent, as they left the form. */
export const sentRequests = () => vi.mocked(call).mock.calls.map(([, request]) => request);

/** Values of the form after a reload of its tab. */
export async function draftAfterReload(): Promise<Draft> {
  vi.resetModules();
  const fresh = await import('../../web/src/data/public/enrolment-draft.ts');
  return fresh.readDraft();
}

/** The reference under which an application is received here. */
export const reference = 'INS-7Q4-9FX';

/** Answer of the server to a received application. */
export const receivedAnswer = {
  inscription: { id: 'recue', reference, dateInscription: '2026-09-01T08:00:00.000Z' },
};

/** The next application is received, whatever it says. */
export const answerReceived = () => vi.mocked(call).mockResolvedValueOnce(receivedAnswer);

/** Waits for the receipt of what was sent. */
export async function expectReceipt(): Promise<void> {
  await screen.findByText(normalizeText(messages.inscription.sent));
  expect(screen.getByTestId('reference').textContent).toBe(reference);
}

/** Sends the form, which the server receives. */
export async function sendApplication(user: UserEvent): Promise<void> {
  answerReceived();
  await clickSubmit(user);
  await expectReceipt();
}

/** The fields that are marked as wrong, each with the error that it is described by. */
export const invalidFields = () =>
  Array.from(document.querySelectorAll('form [aria-invalid=true]'), (wrong) => {
    const ids = wrong.getAttribute('aria-describedby')?.split(' ') ?? [];
    // The help comes first where there is one; the error is the last that says something.
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return [wrong.getAttribute('name') ?? '', texts.findLast((text) => text !== '')] as const;
  });

/** The form says why it was not sent, in focus. */
export async function expectRefused(
  message: string,
  wrong: readonly (readonly [string, string])[] = invalidFields() as [],
): Promise<void> {
  await waitFor(() => {
    expect(screen.getByRole('alert').firstChild?.textContent).toBe(message);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
  expect(invalidFields()).toEqual(wrong);
}
