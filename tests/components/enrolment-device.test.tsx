import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceWords, enrolment } from '../../web/src/texts/inscription.texts.ts';
import { receiptScreen } from '../../web/src/texts/receipt.texts.ts';
import {
  answerReceived,
  answersIn,
  applicant,
  control,
  draftAfterReload,
  expectReceipt,
  fillField,
  openForm,
  reference,
  sent,
  submit,
} from './enrolment.tsx';
import { asRead } from './mount.tsx';

const keep = () => screen.getByRole<HTMLInputElement>('checkbox', { name: deviceWords.keep });
const erase = () => screen.getAllByRole('button', { name: deviceWords.erase })[0] as Element;
const kept = () => JSON.stringify(localStorage);
const answers = () => Object.values(answersIn()).join('');
/** Another tab of this browser writes that to what the device keeps. */
const writeElsewhere = (text: string) =>
  act(() => {
    localStorage.setItem('inscription:reponses', text);
    dispatchEvent(new StorageEvent('storage'));
  });
const keptDraft = () => localStorage.getItem('inscription:reponses') ?? '';

beforeEach(() => vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({})));

describe('Answers that are kept on the device', () => {
  it('are forgotten when the box is cleared', async () => {
    const user = await openForm(applicant({ nom: 'Kpodo' }));
    await user.click(keep());
    await user.click(keep());
    expect(kept()).not.toContain('Kpodo');
  });

  it('are overwritten by no other tab without a word', async () => {
    const user = await openForm(applicant({ nom: 'Kpodo' }));
    await user.click(keep());
    writeElsewhere(keptDraft().replace('Kpodo', 'Lawson'));
    await screen.findByText(asRead(deviceWords.elsewhere));
    await fillField(user, 'nom', 'Sossou');
    expect(kept()).toContain('Lawson');
    await user.click(screen.getByRole('button', { name: deviceWords.keepOurs }));
    expect(kept()).toContain('Sossou');
    writeElsewhere(keptDraft().replace('Sossou', 'Lawson'));
    await user.click(await screen.findByRole('button', { name: deviceWords.takeOther }));
    expect(control('nom').value).toBe('Lawson');
  });
});

describe('The last application of the device', () => {
  it('stays reachable by its reference, without its answers, until it is erased', async () => {
    const answered = applicant({ nom: 'Kpodo' });
    const user = await openForm(answered);
    answerReceived();
    await submit(user);
    await expectReceipt();
    await user.click(screen.getByRole('button', { name: receiptScreen.another }));
    const last = await screen.findByRole('region', { name: deviceWords.last });
    expect(last.textContent).toContain(reference);
    for (const answer of [answered.nom, answered.email]) expect(kept()).not.toContain(answer);
    await user.click(erase());
    expect(screen.queryByRole('region', { name: deviceWords.last })).toBeNull();
    expect(kept()).toBe('{}');
    expect(answers()).toBe('');
  });

  it('is corrected from another tab that holds the same only after a question', async () => {
    const { requestId } = applicant();
    const user = await openForm(applicant());
    const last = { requestId, reference, dateInscription: new Date().toISOString() };
    localStorage.setItem(
      'inscription:derniere-demande',
      JSON.stringify({ ...last, at: Date.now() }),
    );
    await submit(user);
    const { text, confirm } = enrolment.questions.correction;
    await screen.findByText(asRead(text));
    expect(sent()).toEqual([]);
    answerReceived();
    await user.click(screen.getByRole('button', { name: confirm }));
    await expectReceipt();
    expect(sent()).toEqual([expect.objectContaining({ requestId })]);
  });
});

describe('The receipt', () => {
  it('says what was received, and is passed on with its reference', async () => {
    const user = await openForm(applicant({ nom: 'Ɖɛ', prenom: 'Akɔ́fa' }));
    answerReceived();
    await submit(user);
    await expectReceipt();
    const receipt = within(screen.getByRole('region', { name: receiptScreen.title }));
    receipt.getByText('Ɖɛ Akɔ́fa');
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
});

describe('A storage that refuses what is written', () => {
  it('leaves the form as it is filled, and it is sent', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const user = await openForm();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const { requestId: _, ...form } = applicant();
    for (const [field, value] of Object.entries(form)) {
      if (value !== '') await fillField(user, field as keyof typeof form, value);
    }
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(sent()).toEqual([expect.objectContaining(form)]);
  });
});

// Last: these tests load modules anew, which then differ from those that the form holds.
it('Answers are kept on the device where that was asked for, outlive the tab, and are forgotten after a week', async () => {
  const user = await openForm(applicant({ nom: 'Kpodo' }));
  expect(kept()).not.toContain('Kpodo');
  await user.click(keep());
  await fillField(user, 'nomPere', 'Yaovi');
  expect(kept()).toContain('Yaovi');
  sessionStorage.clear();
  expect(await draftAfterReload()).toMatchObject({
    form: { nom: 'Kpodo', nomPere: 'Yaovi' },
  });

  const { at } = JSON.parse(keptDraft()) as { at: number };
  vi.setSystemTime(at + 7 * 86_400_000);
  expect((await draftAfterReload()).form.nom).toBe('');
  expect(kept()).not.toContain('Kpodo');
});
