import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import { act, screen } from '@testing-library/react';
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
  countrySearch,
  expectReceipt,
  expectRefused,
  fillField,
  openForm,
  sent,
  submit,
} from './enrolment.tsx';
import { asRead } from './mount.tsx';

const isListOpen = () => screen.queryByRole('combobox', { name: phone.search }) !== null;

const countries = () =>
  Array.from(document.querySelectorAll('[role=listbox] [role=option]'), (option) =>
    Array.from(option.children, (part) => part.textContent.normalize('NFC')).join(' '),
  );

const preferred = [
  'Togo TG +228',
  'Bénin BJ +229',
  'Burkina Faso BF +226',
  "Côte d'Ivoire CI +225",
  'Ghana GH +233',
  'Guinée GN +224',
  'Mali ML +223',
  'Niger NE +227',
  'Sénégal SN +221',
  'France FR +33',
];

describe('The list of countries', () => {
  it('begins with those most people are from, and is searched when nobody has typed for a while', async () => {
    const user = await openForm();
    for (const which of [0, 1]) {
      expect(countryButton(which).getAttribute('aria-label')).toMatch(/Togo$/);
    }
    // The search waits for the next letter: the clock is moved by hand.
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const wait = timings.countrySearchMs;
    await user.click(countryButton());
    const all = countries().map((text) => text.replace('’', "'"));
    expect(all.slice(0, 10)).toEqual(preferred);
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all).size).toBe(all.length);

    await user.type(countrySearch(), 'ben');
    await pass(wait - 1);
    expect(countries()).toHaveLength(all.length);
    await user.type(countrySearch(), 'i');
    await pass(wait - 1);
    expect(countries()).toHaveLength(all.length);
    await pass(1);
    expect(countries()).toEqual(['Bénin BJ +229']);

    // None is chosen where none was found.
    await user.clear(countrySearch());
    await user.type(countrySearch(), 'atlantide');
    await pass(wait);
    screen.getByText(phone.nothingFound);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(isListOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isListOpen()).toBe(false);
    expect(countryButton().getAttribute('aria-label')).toMatch(/Togo$/);
  });
});

/** What the draft of this tab holds, which is what is sent. */
const kept = () => readDraft().form.telephone;

/** How a number comes into the empty field. */
const ways: Readonly<Record<string, (user: UserEvent, number: string) => Promise<unknown>>> = {
  typed: (user, number) => user.type(control('telephone'), number),
  'pasted or filled in by the browser': (user, number) => user.paste(number),
};

const numbers = [
  ['90 11 22 33', '+22890112233', 'TG +228'],
  ['+229 01 97 12 34 56', '+2290197123456', 'BJ +229'],
  ['00229 01 97 12 34 56', '+2290197123456', 'BJ +229'],
  ['+33612345678', '+33612345678', 'FR +33'],
  ['0033612345678', '+33612345678', 'FR +33'],
  ['+91 98765 43210', '+919876543210', 'IN +91'],
  ['0612345678', '0612345678', 'TG +228'],
] as const;

describe('A phone number', () => {
  it.each(Object.keys(ways))('%s is kept whole, with its country', async (way) => {
    const user = await openForm();
    for (const [number, sentAs, country] of numbers) {
      await user.clear(control('telephone'));
      await ways[way]?.(user, number);
      expect(kept()).toBe(sentAs);
      expect(countryButton().textContent).toBe(country);
      await user.click(control('email'));
      expect(sentAs).toContain(control('telephone').value.replace(/\D/g, ''));
    }
  });

  it('that cannot be is told at the field, stays as it was typed and is not sent', async () => {
    const user = await openForm(applicant({ telephone: '90445' }));
    await submit(user);
    const { telephone } = messages.inscription;
    await expectRefused(telephone, [['telephone', telephone]]);
    expect(control('telephone').value).toBe('90445');

    await fillField(user, 'telephone', '0612345678');
    await user.click(control('email'));
    const tooLong = phoneMessages.long('Togo');
    await screen.findByText(asRead(tooLong));
    await submit(user);
    await expectRefused(tooLong, [['telephone', tooLong]]);
    expect(sent()).toEqual([]);

    // Choosing its country is all that it takes.
    await user.click(countryButton());
    await user.keyboard('france{Enter}');
    expect(kept()).toBe('+33612345678');
    expect(control('telephone').getAttribute('aria-invalid')).toBe('false');
    answerReceived();
    await submit(user);
    await expectReceipt();
    expect(sent()).toEqual([expect.objectContaining({ telephone: '+33612345678' })]);
  });

  it('that its country does not give is asked about once, and sent', async () => {
    const user = await openForm(applicant({ telephone: '+22812345678' }));
    answerReceived();
    await submit(user);
    const { text, confirm, change } = enrolment.questions.telephone;
    await screen.findByText(asRead(text));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: change.label }));
    expect(document.activeElement).toBe(control('telephone'));
    await user.click(screen.getByRole('button', { name: confirm }));
    await expectReceipt();
    expect(sent()).toEqual([expect.objectContaining({ telephone: '+22812345678' })]);
  });
});
