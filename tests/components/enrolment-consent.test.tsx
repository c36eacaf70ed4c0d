import { noticeVersion } from '@centre/domain/inscription/consent';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Inscription } from '../../web/src/site/inscription/inscription.tsx';
import { notice } from '../../web/src/site/inscription/notice.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { bornYearsAgo } from '../factories/time.ts';
import {
  answerReceived,
  answersIn,
  applicant,
  draftAfterReload,
  expectReceipt,
  fillField,
  openForm,
  sent,
  submit,
} from './enrolment.tsx';
import { asRead, framed } from './mount.tsx';

const noticeRegion = () => within(screen.getByRole('region', { name: notice.title }));
const guardian = () => noticeRegion().queryByRole<HTMLInputElement>('checkbox');

const consentSent = () => (sent().at(-1) as { consentement: object }).consentement;

describe('The notice above the button', () => {
  it('stands there before any script, with who, what for, how long and where to write', () => {
    document.body.innerHTML = renderToString(framed(<Inscription />));
    const text = screen.getByRole('region', { name: notice.title }).textContent;
    for (const said of ['CFPI', 'étudier votre inscription', 'ans', 'contact@cfpi.example']) {
      expect(text).toContain(said);
    }
    const whole = noticeRegion().getByText(asRead(notice.more)).closest('details');
    expect(whole?.textContent).toContain('IPDCP');
  });

  it('asks the guardian’s word, by the guardian’s name, only while the applicant is a minor', async () => {
    const answers = applicant({
      dateNaissance: bornYearsAgo(19),
      prenomTuteur: 'Koffi',
      nomTuteur: 'Agbeko',
    });
    const user = await openForm(answers);
    expect(guardian()).toBeNull();
    await fillField(user, 'dateNaissance', bornYearsAgo(17));
    noticeRegion().getByRole('checkbox', {
      name: asRead(notice.namedGuardian('Koffi Agbeko')),
    });
    await fillField(user, 'prenomTuteur', '');
    await fillField(user, 'nomTuteur', '');
    noticeRegion().getByRole('checkbox', { name: notice.guardian });
    await fillField(user, 'dateNaissance', bornYearsAgo(18));
    expect(guardian()).toBeNull();

    await fillField(user, 'prenomTuteur', answers.prenomTuteur);
    await fillField(user, 'nomTuteur', answers.nomTuteur);
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(consentSent()).toEqual({ version: noticeVersion, tuteur: false });
  });
});

describe('The application of a minor', () => {
  const minor = () => applicant({ parcours: 'bacpro', dateNaissance: bornYearsAgo(16) });

  it('is sent without the guardian’s word, which says so', async () => {
    const user = await openForm(minor());
    expect(guardian()?.checked).toBe(false);
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(consentSent()).toEqual({ version: noticeVersion, tuteur: false });
  });

  it('is sent with the guardian’s word, which a reload keeps, and the next applicant finds an empty form', async () => {
    const given = minor();
    const user = await openForm(given);
    await user.click(noticeRegion().getByRole('checkbox'));
    expect(guardian()?.checked).toBe(true);
    const { nom } = given;
    expect(await draftAfterReload()).toMatchObject({ form: { nom }, guardianAgrees: true });
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(consentSent()).toEqual({ version: noticeVersion, tuteur: true });

    await user.click(screen.getByRole('button', { name: receiptScreen.another }));
    await waitFor(() => expect(new Set(Object.values(answersIn()))).toEqual(new Set([''])));
    expect(Object.values((await draftAfterReload()).form).join('')).toBe('');
    await fillField(user, 'dateNaissance', bornYearsAgo(15));
    expect(guardian()?.checked).toBe(false);
  });
});
