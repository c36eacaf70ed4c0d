import { inscriptionFields } from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { call, CallError } from '../../web/src/data/callables.ts';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import {
  answerReceived,
  answersIn,
  applicant,
  control,
  expectReceipt,
  expectRefused,
  fillField,
  openForm,
  received,
  sent,
  submit,
} from './enrolment.tsx';

const answerFailure = (failure: CallError) => vi.mocked(call).mockRejectedValueOnce(failure);

const says = messages.inscription;

describe('A refusal by the server', () => {
  it('is said as it is, in focus, with a link to each field that it names', async () => {
    const user = await openForm(applicant());
    const before = answersIn();
    answerFailure(new CallError('refused', says.wait, {}, 'resource-exhausted'));
    await submit(user);
    await expectRefused(says.wait, []);

    const fields = { dateNaissance: says.dateNaissance, email: says.email };
    answerFailure(new CallError('refused', says.dateNaissance, fields, 'invalid-argument'));
    await submit(user);
    await expectRefused(says.dateNaissance, Object.entries(fields));
    const { dateNaissance } = inscriptionFields;
    await user.click(
      within(screen.getByRole('alert')).getByRole('link', { name: dateNaissance }),
    );
    expect(document.activeElement).toBe(control('dateNaissance'));
    expect(answersIn()).toEqual(before);

    answerReceived();
    await submit(user);
    await expectReceipt();
  });

  it('of one field is settled by another answer there', async () => {
    const user = await openForm(applicant({ nomPere: 'x'.repeat(201) }));
    const tooLong = messages.field.tooLong(inscriptionFields.nomPere, 200);
    answerFailure(new CallError('refused', tooLong, { nomPere: tooLong }));
    await submit(user);
    await expectRefused(tooLong, [['nomPere', tooLong]]);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([inscriptionFields.nomPere]);

    await fillField(user, 'nomPere', 'Kofi');
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(sent().at(-1)).toMatchObject({ nomPere: 'Kofi' });
  });
});

describe('A server that fails', () => {
  it('is reported as such, and everything is kept for the next try', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const answers = applicant();
    const user = await openForm(answers);
    const before = answersIn();
    const failures = [
      [new CallError('failed', ''), says.failed],
      [new CallError('failed', messages.httpStatus(404)), says.failed],
      [new CallError('unreachable', says.offline), says.offline],
    ] as const;
    for (const [failure, message] of failures) {
      answerFailure(failure);
      await submit(user);
      await expectRefused(message, []);
      expect(answersIn()).toEqual(before);
    }
    expect(complaint).toHaveBeenCalledTimes(failures.length);

    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(sent()).toHaveLength(failures.length + 1);
    for (const each of sent()) expect(each).toMatchObject(answers);
  });
});

describe('While it is being sent', () => {
  it('an application shows that it is, and cannot be sent again', async () => {
    const user = await openForm(applicant());
    const answer = Promise.withResolvers<unknown>();
    vi.mocked(call).mockReturnValueOnce(answer.promise);
    await user.dblClick(screen.getByRole('button', { name: enrolment.submit }));
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: enrolment.sending,
    });
    expect(button.disabled).toBe(true);
    expect(button.form?.getAttribute('aria-busy')).toBe('true');
    await user.type(control('nom'), '{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    answer.resolve(received);
    await expectReceipt();
    expect(sent()).toHaveLength(1);
  });
});
