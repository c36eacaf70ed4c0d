import {
  inscriptionFields,
  labelsOf,
  missingFields,
  requiredFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { emailMeant } from '@centre/domain/messages/email';
import { dayMessages } from '@centre/domain/messages/day';
import { messages } from '@centre/domain/messages/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import {
  answerReceived,
  answersIn,
  applicant,
  control,
  expectReceipt,
  expectRefused,
  fields,
  fillField,
  markedWrong,
  openForm,
  sent,
  submit,
} from './enrolment.tsx';
import { asRead } from './mount.tsx';

const complete = applicant({ parcours: 'bts', classe: 'bts2', modalite: 'jour' });

/** The fields without which the form is not sent; clearing one clears what hangs on it. */
const asked = fields.filter((field) => missingFields({ ...complete, [field]: '' }).length > 0);

const cleared: Partial<Record<InscriptionField, readonly InscriptionField[]>> = {
  parcours: ['classe', 'specialite', 'modalite'],
  classe: ['modalite'],
};

const required = messages.field.required;

/** The names of the links in the alert. */
const links = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('A name in letters that the PDFs lack is sent, and the field says so', async () => {
  const answers = { ...complete, nom: '王 伟', prenom: 'Ɖɛ' };
  const user = await openForm(answers);
  const said = screen.getByText(asRead(enrolment.otherScript));
  expect(said.parentElement?.contains(control('nom'))).toBe(true);
  answerReceived();
  await submit(user);
  await expectReceipt();
  expect(sent()).toEqual([expect.objectContaining(answers)]);
});

describe('A form that lacks one answer', () => {
  it('is any form without one of the twenty-two that are asked of BTS 2', () => {
    expect(asked).toHaveLength(22);
    const marked = [...requiredFields].filter((field) => field !== 'contactUrgenceTelephone');
    // As specified, the e-mail is asked for without a mark.
    expect(new Set(asked)).toEqual(new Set([...marked, 'email']));
  });

  it.each(asked)('is not sent without %s, says so there, and keeps the rest', async (field) => {
    const user = await openForm(complete);
    const before = answersIn();
    await fillField(user, field, '');
    await submit(user);

    // Without a path, no class is chosen either.
    const missing = field === 'parcours' ? (['parcours', 'classe'] as const) : [field];
    await expectRefused(messages.inscription.missing(labelsOf([field])));
    expect(links()).toEqual(missing.map((each) => inscriptionFields[each]));
    expect(new Map(markedWrong()).get(field)).toBe(required);
    await user.click(screen.getByRole('link', { name: inscriptionFields[field] }));
    expect(document.activeElement).toBe(control(field));

    const lost = new Set([field, ...(cleared[field] ?? [])]);
    const rest = Object.entries(before).filter(([name]) => !lost.has(name as InscriptionField));
    expect(rest.length).toBeGreaterThan(24);
    expect(answersIn()).toMatchObject(Object.fromEntries(rest));
    expect(sent()).toEqual([]);
  });
});

describe('A form with several answers that are missing or wrong', () => {
  it('names those of the first check, then those of the second, and says at once all that is wrong', async () => {
    const user = await openForm({
      ...{ ...complete, nom: '', email: '', nomPere: '', diplomes: '' },
      ...{ prenom: 'A', telephone: '9012', dateNaissance: '31/02/2006' },
    });
    const { prenom, telephone } = messages.inscription;
    const all = [
      ['nom', required],
      ['prenom', prenom],
      ['dateNaissance', dayMessages.absent],
      ['telephone', telephone],
      ['email', required],
      ['nomPere', required],
      ['diplomes', required],
    ] as const;
    for (const elsewhere of ['telephone', 'nomTuteur'] as const) {
      control(elsewhere).focus();
      await submit(user);
      await expectRefused(messages.inscription.missing(labelsOf(['nom', 'email'])), all);
    }
    expect(links()).toEqual(all.map(([field]) => inscriptionFields[field]));
    for (const sentence of [prenom, telephone, dayMessages.absent]) {
      within(screen.getByRole('alert')).getByText(sentence);
    }

    await fillField(user, 'prenom', complete.prenom);
    await fillField(user, 'telephone', complete.telephone);
    await fillField(user, 'dateNaissance', complete.dateNaissance);
    await fillField(user, 'nom', complete.nom);
    await fillField(user, 'email', complete.email);
    // What was corrected is not wrong any more; the others are, until they are filled too.
    expect(markedWrong().map(([field]) => field)).toEqual(['nomPere', 'diplomes']);
    await submit(user);
    await expectRefused(messages.inscription.missing(labelsOf(['nomPere', 'diplomes'])), [
      ['nomPere', required],
      ['diplomes', required],
    ]);

    await fillField(user, 'nomPere', complete.nomPere);
    await fillField(user, 'diplomes', complete.diplomes);
    await fillField(user, 'email', 'afi@courriel');
    await submit(user);
    const wrong = messages.inscription.email;
    await expectRefused(wrong, [['email', wrong]]);
    expect(sent()).toEqual([]);
  });
});

describe('An address that probably has a slip', () => {
  const question = emailMeant('kofi@gmail.com');

  async function typeSlip() {
    const user = await openForm(complete);
    await fillField(user, 'email', 'kofi@gmial.con');
    // The code that knows the domains comes with the first answer.
    await vi.dynamicImportSettled();
    return user;
  }

  it('is asked about at the field, where the other is one touch away', async () => {
    const user = await typeSlip();
    await user.tab();
    await screen.findByText(asRead(question));
    await user.click(screen.getByRole('button', { name: enrolment.takeEmail }));
    expect(control('email').value).toBe('kofi@gmail.com');
    expect(screen.queryByText(asRead(question))).toBeNull();
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(sent()).toEqual([expect.objectContaining({ email: 'kofi@gmail.com' })]);
  });

  it.each([
    ['as it is', enrolment.questions.email.confirm, 'kofi@gmial.con'],
    ['as it is by the button of the form', enrolment.submit, 'kofi@gmial.con'],
    ['corrected', enrolment.takeEmailAndSend, 'kofi@gmail.com'],
  ])('stops the form once, which then is sent %s', async (_, name, email) => {
    const user = await typeSlip();
    await submit(user);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(question));
    expect(sent()).toEqual([]);
    answerReceived();
    await user.click(screen.getByRole('button', { name }));
    await expectReceipt();
    expect(sent()).toEqual([expect.objectContaining({ email })]);
  });
});

describe('The marks of the form', () => {
  it('stand on what is required, also on the phone of the guardian, which is not checked', async () => {
    const answers = applicant({ parcours: 'bts', classe: 'bts2', contactUrgenceTelephone: '' });
    const user = await openForm(answers);
    for (const field of fields) {
      const isRequired = requiredFields.has(field);
      expect(control(field).labels?.[0]?.textContent).toBe(
        `${inscriptionFields[field]}${isRequired ? ' *' : ''}`,
      );
      expect(control(field).getAttribute('aria-required')).toBe(String(isRequired));
    }
    answerReceived();
    await submit(user);
    // It is asked about once.
    const { text, confirm } = enrolment.questions.guardianPhone;
    await screen.findByText(asRead(text));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: confirm }));
    await expectReceipt();
    expect(sent()).toEqual([expect.objectContaining(answers)]);
  });
});
