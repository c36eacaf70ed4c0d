import { noticeVersion } from '@centre/domain/inscription/consent';
import { emptyEnrolment, type EnrolmentForm } from '@centre/domain/inscription/inscription';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { call, CallError } from '../../web/src/data/callables.ts';
import { eraseDevice, storeReceipt } from '../../web/src/data/public/enrolment-draft.ts';
import { Inscription } from '../../web/src/site/inscription/inscription.tsx';
import { notice } from '../../web/src/site/inscription/notice.texts.ts';
import { deviceTexts, enrolment } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { bornYearsAgo } from '../factories/time.ts';
import {
  formValues,
  applicant,
  control,
  countryButton,
  draftAfterReload,
  expectReceipt,
  fields,
  fillField,
  fillFields,
  openForm,
  receivedAnswer,
  reference,
  sendApplication,
  sentRequests,
  clickSubmit,
} from './enrolment.tsx';
import { normalizeText, siteScreen } from './mount.tsx';

const button = (name: string) => screen.getByRole('button', { name: normalizeText(name) });

describe('Privacy notice', () => {
  const region = () => within(screen.getByRole('region', { name: notice.title }));
  const guardian = () => region().queryByRole<HTMLInputElement>('checkbox');
  const consentSent = () => (sentRequests().at(-1) as { consentement: object }).consentement;

  it('states who, why, how long and the contact in the HTML without scripts', () => {
    document.body.innerHTML = renderToString(siteScreen(<Inscription />));
    const text = screen.getByRole('region', { name: notice.title }).textContent;
    for (const part of ['CFPI', 'étudier votre inscription', 'ans', 'contact@cfpi.example']) {
      expect(text).toContain(part);
    }
    const details = region().getByText(normalizeText(notice.more)).closest('details');
    expect(details?.textContent).toContain('IPDCP');
  });

  it('asks the named guardian for consent only while the applicant is a minor', async () => {
    const named = { prenomTuteur: 'Koffi', nomTuteur: 'Agbeko' };
    const user = await openForm(applicant({ dateNaissance: bornYearsAgo(19), ...named }));
    expect(guardian()).toBeNull();
    await fillField(user, 'dateNaissance', bornYearsAgo(17));
    const name = normalizeText(notice.namedGuardian('Koffi Agbeko'));
    region().getByRole('checkbox', { name });
    await fillField(user, 'prenomTuteur', '');
    await fillField(user, 'nomTuteur', '');
    region().getByRole('checkbox', { name: notice.guardian });
    await fillField(user, 'dateNaissance', bornYearsAgo(18));
    expect(guardian()).toBeNull();
    await fillFields(user, named);
    await sendApplication(user);
    expect(consentSent()).toEqual({ version: noticeVersion, tuteur: false });
  });

  it.each([
    ['without the consent of the guardian', false],
    ['with the consent of the guardian', true],
  ])('sends an application of a minor %s, and is reset for the next', async (_, agrees) => {
    const user = await openForm(
      applicant({ parcours: 'bacpro', dateNaissance: bornYearsAgo(16) }),
    );
    if (agrees) await user.click(region().getByRole('checkbox'));
    expect(guardian()?.checked).toBe(agrees);
    await sendApplication(user);
    expect(consentSent()).toEqual({ version: noticeVersion, tuteur: agrees });
    await user.click(button(receiptScreen.another));
    await waitFor(() => expect(new Set(Object.values(formValues()))).toEqual(new Set([''])));
    await fillField(user, 'dateNaissance', bornYearsAgo(15));
    expect(guardian()?.checked).toBe(false);
  });
});

describe('Receipt', () => {
  const form = enrolmentForm();

  it('shows the name, and is shared with its reference', async () => {
    const user = await openForm(applicant({ nom: 'Ɖɛ', prenom: 'Akɔ́fa' }));
    await sendApplication(user);
    within(screen.getByRole('region', { name: receiptScreen.title })).getByText('Ɖɛ Akɔ́fa');
    for (const [name, start] of [
      [receiptScreen.shareBy.whatsapp, 'https://wa.me/?text='],
      [receiptScreen.shareBy.sms, 'sms:?&body='],
      [receiptScreen.whatsapp, 'https://wa.me/228'],
    ] as const) {
      const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(href.startsWith(start), href).toBe(true);
      expect(decodeURIComponent(href)).toContain(reference);
    }
  });

  /** Hydrates the served page with `answers` in its fields, and a receipt on the device. */
  function reloadPage(answers: EnrolmentForm): void {
    eraseDevice();
    storeReceipt({ receipt: receivedAnswer.inscription, form });
    const container = document.createElement('div');
    const page = siteScreen(<Inscription />, '/inscription');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    for (const field of fields) control(field).value = answers[field];
    render(page, { container, hydrate: true });
  }

  it('is still shown when the browser restores the sent answers', async () => {
    reloadPage(form);
    await expectReceipt();
  });

  it('is replaced by answers typed for another applicant before hydration', async () => {
    reloadPage({ ...form, prenom: 'Esi' });
    await waitFor(() => expect(countryButton(1)).toBeTruthy());
    expect(formValues()).toMatchObject({ nom: form.nom, prenom: 'Esi' });
    expect(screen.queryByTestId('reference')).toBeNull();
  });
});

const keepCheckbox = () => screen.getByRole('checkbox', { name: deviceTexts.keep });
const kept = () => JSON.stringify(localStorage);
const keptDraft = () => localStorage.getItem('inscription:reponses') ?? '';

describe('Answers kept on the device', () => {
  /** Writes a draft to the device, as another tab does. */
  const writeElsewhere = (text: string) =>
    act(() => {
      localStorage.setItem('inscription:reponses', text);
      dispatchEvent(new StorageEvent('storage'));
    });

  it('are not overwritten silently by another tab, and are deleted when unticked', async () => {
    const user = await openForm(applicant({ nom: 'Kpodo' }));
    await user.click(keepCheckbox());
    writeElsewhere(keptDraft().replace('Kpodo', 'Lawson'));
    await screen.findByText(normalizeText(deviceTexts.elsewhere));
    await fillField(user, 'nom', 'Sossou');
    expect(kept()).toContain('Lawson');
    await user.click(button(deviceTexts.keepOurs));
    expect(kept()).toContain('Sossou');
    writeElsewhere(keptDraft().replace('Sossou', 'Lawson'));
    await user.click(await screen.findByRole('button', { name: deviceTexts.takeOther }));
    expect(control('nom').value).toBe('Lawson');
    await user.click(keepCheckbox());
    expect(kept()).not.toContain('Lawson');
  });

  it('are deleted once sent, except for the reference until it is erased', async () => {
    const answers = applicant({ nom: 'Kpodo' });
    const user = await openForm(answers);
    await sendApplication(user);
    await user.click(button(receiptScreen.another));
    const last = await screen.findByRole('region', { name: deviceTexts.last });
    expect(last.textContent).toContain(reference);
    for (const answer of [answers.nom, answers.email]) expect(kept()).not.toContain(answer);
    const [erase] = screen.getAllByRole('button', { name: deviceTexts.erase });
    await user.click(erase ?? document.body);
    expect(screen.queryByRole('region', { name: deviceTexts.last })).toBeNull();
    expect(kept()).toBe('{}');
    expect(Object.values(formValues()).join('')).toBe('');
  });

  it('are sent again only after confirmation when another tab has sent them', async () => {
    const { requestId } = applicant();
    const user = await openForm(applicant());
    const last = { requestId, reference, dateInscription: new Date().toISOString() };
    const text = JSON.stringify({ ...last, at: Date.now() });
    localStorage.setItem('inscription:derniere-demande', text);
    await clickSubmit(user);
    const { correction } = enrolment.questions;
    await screen.findByText(normalizeText(correction.text));
    expect(sentRequests()).toEqual([]);
    vi.mocked(call).mockResolvedValueOnce(receivedAnswer);
    await user.click(button(correction.confirm));
    await expectReceipt();
    expect(sentRequests()).toEqual([expect.objectContaining({ requestId })]);
  });

  it('are sent when the storage is full', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const user = await openForm();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { requestId: _, ...form } = applicant();
    await fillFields(user, form);
    await sendApplication(user);
    expect(sentRequests()).toEqual([expect.objectContaining(form)]);
  });
});

// These tests come last, because reloaded modules are not the instances that the form uses.
describe('Reloaded tab', () => {
  async function sendWithoutAnswer() {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await openForm(applicant());
    vi.mocked(call).mockRejectedValueOnce(new CallError('unreachable', ''));
    await clickSubmit(user);
    const [{ requestId }] = sentRequests() as [{ requestId: string }];
    return { user, requestId };
  }

  it('keeps the requestId of an unanswered application, also after a correction', async () => {
    const { user, requestId } = await sendWithoutAnswer();
    expect(await draftAfterReload()).toMatchObject({ requestId });
    await fillField(user, 'lieuResidence', 'Sokodé');
    await sendApplication(user);
    expect(sentRequests().at(-1)).toMatchObject({ requestId, lieuResidence: 'Sokodé' });
  });

  it('reuses the requestId of an unanswered application in another tab', async () => {
    const { requestId } = await sendWithoutAnswer();
    cleanup();
    sessionStorage.clear();
    expect(await draftAfterReload()).toMatchObject({ requestId, form: emptyEnrolment() });
  });

  it('restores the guardian consent, and nothing of a sent application', async () => {
    const user = await openForm(applicant({ nom: 'Kpodo', dateNaissance: bornYearsAgo(16) }));
    await user.click(screen.getByRole('checkbox', { name: /tuteur/ }));
    const form = { nom: 'Kpodo' };
    expect(await draftAfterReload()).toMatchObject({ form, guardianAgrees: true });
    await sendApplication(user);
    await user.click(button(receiptScreen.another));
    expect(Object.values((await draftAfterReload()).form).join('')).toBe('');
  });

  it('restores the answers kept on the device, for one week', async () => {
    const user = await openForm(applicant({ nom: 'Kpodo' }));
    expect(kept()).not.toContain('Kpodo');
    await user.click(keepCheckbox());
    await fillField(user, 'nomPere', 'Yaovi');
    sessionStorage.clear();
    const form = { nom: 'Kpodo', nomPere: 'Yaovi' };
    expect(await draftAfterReload()).toMatchObject({ form });
    const { at } = JSON.parse(keptDraft()) as { at: number };
    vi.setSystemTime(at + 7 * 86_400_000);
    expect((await draftAfterReload()).form.nom).toBe('');
    expect(kept()).not.toContain('Kpodo');
  });
});
