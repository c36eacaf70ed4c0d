import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readDraft } from '../../web/src/data/public/enrolment-draft.ts';
import { enrolment, phone } from '../../web/src/texts/inscription.texts.ts';
import { timings } from '../../web/src/ui/timings.ts';
import {
  answerReceived,
  applicant,
  control,
  countryButton,
  countryButtons,
  countrySearch,
  expectReceipt,
  expectRefused,
  fillField,
  openForm,
  openPlainForm,
  sendApplication,
  sentRequests,
  clickSubmit,
} from './enrolment.tsx';
import { normalizeText, advanceTime } from './mount.tsx';

const countriesLoaded = vi.hoisted(() => Promise.withResolvers<undefined>());

// The country list loads only once the first tests resolve its promise.
vi.mock(
  '../../web/src/inscription-form/international-phone-input.tsx',
  async (importOriginal) => {
    await countriesLoaded.promise;
    return importOriginal<object>();
  },
);

/** Phone number in the draft of this tab, as the form sends it. */
const draftPhone = () => readDraft().form.telephone;

// These tests come first, because the country list loads only once in a file.
describe('Phone number before the country list loads', () => {
  it('is kept and sent', async () => {
    const user = openPlainForm(applicant());
    expect(countryButtons()).toEqual([]);
    await fillField(user, 'telephone', '90 11 22 33');
    expect(draftPhone()).toBe('90 11 22 33');
    await sendApplication(user);
    expect(sentRequests()).toEqual([expect.objectContaining({ telephone: '90 11 22 33' })]);
  });

  it('keeps its text and focus when the list loads while typing', async () => {
    const user = openPlainForm();
    await user.type(control('telephone'), '90 11 ');
    countriesLoaded.resolve(undefined);
    await waitFor(() => expect(countryButton().textContent).toBe('TG +228'));
    expect(document.activeElement).toBe(control('telephone'));
    await user.keyboard('22 33');
    expect(control('telephone').value).toBe('90 11 22 33');
    expect(draftPhone()).toBe('+22890112233');
  });
});

describe('Country list', () => {
  const isOpen = () => screen.queryByRole('combobox', { name: phone.search }) !== null;
  const countries = () =>
    Array.from(document.querySelectorAll('[role=listbox] [role=option]'), (option) =>
      Array.from(option.children, (part) => part.textContent.normalize('NFC')).join(' '),
    );

  it('begins with the common countries, and is searched after a typing pause', async () => {
    const user = await openForm();
    for (const which of [0, 1]) {
      expect(countryButton(which).getAttribute('aria-label')).toMatch(/Togo$/);
    }
    // The search waits for a typing pause, so the test advances a fake clock.
    vi.useFakeTimers();
    const wait = timings.countrySearchMs;
    await user.click(countryButton());
    const all = countries().map((text) => text.replace('’', "'"));
    expect(all.slice(0, 10)).toEqual([
      ...['Togo TG +228', 'Bénin BJ +229', 'Burkina Faso BF +226', "Côte d'Ivoire CI +225"],
      ...['Ghana GH +233', 'Guinée GN +224', 'Mali ML +223', 'Niger NE +227'],
      ...['Sénégal SN +221', 'France FR +33'],
    ]);
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all).size).toBe(all.length);

    for (const letters of ['ben', 'i']) {
      await user.type(countrySearch(), letters);
      await advanceTime(wait - 1);
      expect(countries()).toHaveLength(all.length);
    }
    await advanceTime(1);
    expect(countries()).toEqual(['Bénin BJ +229']);

    // A search without results selects no country.
    await user.clear(countrySearch());
    await user.type(countrySearch(), 'atlantide');
    await advanceTime(wait);
    screen.getByText(phone.nothingFound);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(countryButton().getAttribute('aria-label')).toMatch(/Togo$/);
  });
});

describe('Phone number', () => {
  it.each([
    ['typed', (user: UserEvent, number: string) => user.type(control('telephone'), number)],
    ['pasted', (user: UserEvent, number: string) => user.paste(number)],
  ])('is kept whole with its country when it is %s', async (_, enter) => {
    const user = await openForm();
    for (const [number, sentAs, country] of [
      ['90 11 22 33', '+22890112233', 'TG +228'],
      ['+229 01 97 12 34 56', '+2290197123456', 'BJ +229'],
      ['0612345678', '0612345678', 'TG +228'],
    ] as const) {
      await user.clear(control('telephone'));
      await enter(user, number);
      expect(draftPhone()).toBe(sentAs);
      expect(countryButton().textContent).toBe(country);
      await user.click(control('email'));
      expect(sentAs).toContain(control('telephone').value.replace(/\D/g, ''));
    }
  });

  it('is rejected at its field when impossible, and keeps the typed text', async () => {
    const user = await openForm(applicant({ telephone: '90445' }));
    await clickSubmit(user);
    const { telephone } = messages.inscription;
    await expectRefused(telephone, [['telephone', telephone]]);
    expect(control('telephone').value).toBe('90445');

    await fillField(user, 'telephone', '0612345678');
    await user.click(control('email'));
    const tooLong = phoneMessages.long('Togo');
    await screen.findByText(normalizeText(tooLong));
    await clickSubmit(user);
    await expectRefused(tooLong, [['telephone', tooLong]]);
    expect(sentRequests()).toEqual([]);

    // The number becomes valid once its country is chosen.
    await user.click(countryButton());
    await user.keyboard('france{Enter}');
    expect(control('telephone').getAttribute('aria-invalid')).toBe('false');
    await sendApplication(user);
    expect(sentRequests()).toEqual([expect.objectContaining({ telephone: '+33612345678' })]);
  });

  it('is sent after one question when its country does not assign it', async () => {
    const user = await openForm(applicant({ telephone: '+22812345678' }));
    answerReceived();
    await clickSubmit(user);
    const { text, confirm, change } = enrolment.questions.telephone;
    await screen.findByText(normalizeText(text));
    expect(sentRequests()).toEqual([]);
    await user.click(screen.getByRole('button', { name: change.label }));
    expect(document.activeElement).toBe(control('telephone'));
    await user.click(screen.getByRole('button', { name: confirm }));
    await expectReceipt();
    expect(sentRequests()).toEqual([expect.objectContaining({ telephone: '+22812345678' })]);
  });
});
