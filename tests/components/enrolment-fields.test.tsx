import {
  inscriptionFields,
  labelsOf,
  missingFields,
  programmes,
  requiredFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { suggestedEmailQuestion } from '@centre/domain/messages/email';
import { dayMessages } from '@centre/domain/messages/day';
import { messages } from '@centre/domain/messages/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import {
  answerReceived,
  formValues,
  applicant,
  control,
  expectReceipt,
  expectRefused,
  fields,
  fillField,
  fillFields,
  findControl,
  invalidFields,
  openForm,
  sendApplication,
  sentRequests,
  clickSubmit,
} from './enrolment.tsx';
import { normalizeText } from './mount.tsx';

const complete = applicant({ parcours: 'bts', classe: 'bts2', modalite: 'jour' });

/** Fields without which the form is not sent. */
const needed = fields.filter((field) => missingFields({ ...complete, [field]: '' }).length > 0);

/** Dependent fields, which a change of the key's field clears. */
const cleared: Partial<Record<InscriptionField, readonly InscriptionField[]>> = {
  parcours: ['classe', 'specialite', 'modalite'],
  classe: ['modalite'],
};

const required = messages.field.required;

/** Texts of the links in the alert. */
const links = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('Enrolment form sends a name in letters the PDFs lack, with a hint', async () => {
  const answers = { ...complete, nom: '王 伟', prenom: 'Ɖɛ' };
  const user = await openForm(answers);
  const hint = screen.getByText(normalizeText(enrolment.otherScript));
  expect(hint.parentElement?.contains(control('nom'))).toBe(true);
  await sendApplication(user);
  expect(sentRequests()).toEqual([expect.objectContaining(answers)]);
});

describe('Enrolment form without one answer', () => {
  it('has 22 required answers for the second year of BTS', () => {
    expect(needed).toHaveLength(22);
    const marked = [...requiredFields].filter((field) => field !== 'contactUrgenceTelephone');
    // As specified, the e-mail address is required without a mark.
    expect(new Set(needed)).toEqual(new Set([...marked, 'email']));
  });

  it.each(needed)('is not sent without %s, marks it and keeps the rest', async (field) => {
    const user = await openForm(complete);
    const before = formValues();
    await fillField(user, field, '');
    await clickSubmit(user);

    // Without a parcours, the answer of the classe is missing too.
    const missing = field === 'parcours' ? (['parcours', 'classe'] as const) : [field];
    await expectRefused(messages.inscription.missing(labelsOf([field])));
    expect(links()).toEqual(missing.map((each) => inscriptionFields[each]));
    expect(new Map(invalidFields()).get(field)).toBe(required);
    await user.click(screen.getByRole('link', { name: inscriptionFields[field] }));
    expect(document.activeElement).toBe(control(field));

    const lost = new Set([field, ...(cleared[field] ?? [])]);
    const rest = Object.entries(before).filter(([name]) => !lost.has(name as InscriptionField));
    expect(rest.length).toBeGreaterThan(24);
    expect(formValues()).toMatchObject(Object.fromEntries(rest));
    expect(sentRequests()).toEqual([]);
  });
});

describe('Enrolment form with several errors', () => {
  it('lists missing answers in two steps, and shows all errors at once', async () => {
    const invalid = { prenom: 'A', telephone: '9012', dateNaissance: '31/02/2006', email: '' };
    const user = await openForm({ ...complete, ...invalid, nom: '', nomPere: '' });
    const { prenom, telephone } = messages.inscription;
    const all = [
      ['nom', required],
      ['prenom', prenom],
      ['dateNaissance', dayMessages.absent],
      ['telephone', telephone],
      ['email', required],
      ['nomPere', required],
    ] as const;
    await clickSubmit(user);
    await expectRefused(messages.inscription.missing(labelsOf(['nom', 'email'])), all);
    expect(links()).toEqual(all.map(([field]) => inscriptionFields[field]));
    for (const sentence of [prenom, telephone, dayMessages.absent]) {
      within(screen.getByRole('alert')).getByText(sentence);
    }

    for (const field of ['prenom', 'telephone', 'dateNaissance', 'nom', 'email'] as const) {
      await fillField(user, field, complete[field]);
    }
    // Only the field that is still empty keeps its error.
    expect(invalidFields()).toEqual([['nomPere', required]]);
    await clickSubmit(user);
    const missing = messages.inscription.missing(labelsOf(['nomPere']));
    await expectRefused(missing, [['nomPere', required]]);

    await fillFields(user, { nomPere: complete.nomPere, email: 'afi@courriel' });
    await clickSubmit(user);
    const { email } = messages.inscription;
    await expectRefused(email, [['email', email]]);
    expect(sentRequests()).toEqual([]);
  });
});

describe('E-mail address with a probable typo', () => {
  const question = suggestedEmailQuestion('kofi@gmail.com');

  async function typeMisspeltEmail() {
    const user = await openForm(complete);
    await fillField(user, 'email', 'kofi@gmial.con');
    // The code that suggests addresses is loaded with the first answer.
    await vi.dynamicImportSettled();
    return user;
  }

  it('gets a suggestion at its field that one click applies', async () => {
    const user = await typeMisspeltEmail();
    await user.tab();
    await screen.findByText(normalizeText(question));
    await user.click(screen.getByRole('button', { name: enrolment.takeEmail }));
    expect(control('email').value).toBe('kofi@gmail.com');
    expect(screen.queryByText(normalizeText(question))).toBeNull();
    await sendApplication(user);
    expect(sentRequests()).toEqual([expect.objectContaining({ email: 'kofi@gmail.com' })]);
  });

  it.each([
    ['unchanged', enrolment.questions.email.confirm, 'kofi@gmial.con'],
    ['unchanged by the submit button', enrolment.submit, 'kofi@gmial.con'],
    ['corrected', enrolment.takeEmailAndSend, 'kofi@gmail.com'],
  ])('stops the submission once, then is sent %s', async (_, name, email) => {
    const user = await typeMisspeltEmail();
    await clickSubmit(user);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(question));
    expect(sentRequests()).toEqual([]);
    answerReceived();
    await user.click(screen.getByRole('button', { name }));
    await expectReceipt();
    expect(sentRequests()).toEqual([expect.objectContaining({ email })]);
  });
});

describe('Required marks of the enrolment form', () => {
  it('stand on required fields and on the guardian phone, which may be empty', async () => {
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
    await clickSubmit(user);
    // The form asks once about the empty guardian phone.
    const { text, confirm } = enrolment.questions.guardianPhone;
    await screen.findByText(normalizeText(text));
    expect(sentRequests()).toEqual([]);
    await user.click(screen.getByRole('button', { name: confirm }));
    await expectReceipt();
    expect(sentRequests()).toEqual([expect.objectContaining(answers)]);
  });
});

/** Texts of the options of a select, without its placeholder. */
const offered = (field: InscriptionField) =>
  Array.from(
    control(field).querySelectorAll('option:not([value=""])'),
    (option) => option.textContent,
  );

describe('Enrolment form', () => {
  it('offers first the path, then its classes, specialities and modalities', async () => {
    const user = await openForm();
    const legends = Array.from(
      document.querySelectorAll('legend'),
      (legend) => legend.textContent,
    );
    expect(legends).toEqual(
      Object.values(enrolment.sections).map((title, index) => `${index + 1}. ${title}`),
    );
    expect(screen.queryByText(normalizeText(enrolment.programmes))).not.toBeNull();
    expect(offered('parcours')).toEqual(['BTS', 'BAC PRO']);
    for (const field of ['classe', 'specialite', 'modalite'] as const) {
      expect(findControl(field)).toBeNull();
    }

    await fillFields(user, { parcours: 'bacpro' });
    expect(offered('classe')).toEqual(['Seconde', 'Première', 'Terminale']);
    expect(offered('specialite')).toEqual([...programmes.bacpro.specialites]);
    for (const classe of programmes.bacpro.classes) {
      await fillFields(user, { classe });
      expect(findControl('modalite')).toBeNull();
    }

    await fillFields(user, { parcours: 'bts' });
    expect(offered('classe')).toEqual(['BTS 1ère année', 'BTS 2ème année']);
    expect(offered('specialite')).toEqual([...programmes.bts.specialites]);
    await fillFields(user, { classe: 'bts1' });
    expect(findControl('modalite')).toBeNull();
    await fillFields(user, { classe: 'bts2' });
    expect(offered('modalite')).toHaveLength(2);
  });

  it('clears only the dependent answers when the path or class changes', async () => {
    const user = await openForm();
    const choice = { parcours: 'bts', classe: 'bts2', specialite: 'QHSE', modalite: 'soir' };
    await fillFields(user, { ...choice, nom: 'Agbeko' });
    await fillFields(user, { parcours: 'bacpro' });
    expect(formValues()).toMatchObject({ classe: '', specialite: '', nom: 'Agbeko' });

    await fillFields(user, { parcours: 'bts', classe: 'bts2' });
    expect(formValues()).toMatchObject({ specialite: '', modalite: '' });

    // Both classes of BTS have the same specialities, so the chosen speciality stays.
    await fillFields(user, { specialite: 'QHSE' });
    await fillFields(user, { modalite: 'jour', classe: 'bts1' });
    await fillFields(user, { classe: 'bts2' });
    expect(formValues()).toMatchObject({ specialite: 'QHSE', modalite: '' });
  });
});
