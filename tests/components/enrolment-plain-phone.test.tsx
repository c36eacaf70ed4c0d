import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { call } from '../../web/src/data/callables.ts';
import {
  eraseDevice,
  keepDraft,
  readDraft,
} from '../../web/src/data/public/enrolment-draft.ts';
import { Inscription } from '../../web/src/site/inscription/inscription.tsx';
import { phone } from '../../web/src/texts/inscription.texts.ts';
import {
  answerReceived,
  applicant,
  control,
  countryButton,
  expectReceipt,
  fillField,
  sent,
  submit,
} from './enrolment.tsx';
import { mount } from './mount.tsx';

const countries = vi.hoisted(() => Promise.withResolvers<undefined>());

// The list of countries comes when the test says so.
vi.mock(
  '../../web/src/inscription-form/international-phone-input.tsx',
  async (importOriginal) => {
    await countries.promise;
    return importOriginal<object>();
  },
);

/** Shows the filled form, whose phone fields do not know their countries. */
function openWithoutCountries() {
  eraseDevice();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  vi.mocked(call).mockReset();
  const { requestId, ...form } = applicant();
  keepDraft({ ...readDraft(), requestId, form });
  mount(<Inscription />, '/inscription');
  expect(screen.queryByRole('button', { name: new RegExp(phone.country('')) })).toBeNull();
  return userEvent.setup({ delay: null });
}

it('A phone number typed while the countries do not come is kept and sent', async () => {
  const user = openWithoutCountries();
  await fillField(user, 'telephone', '90 11 22 33');
  expect(readDraft().form.telephone).toBe('90 11 22 33');
  answerReceived();
  await submit(user);
  await expectReceipt();
  expect(sent()).toEqual([expect.objectContaining({ telephone: '90 11 22 33' })]);
});

it('A phone number goes on being typed when the countries come in the middle of it', async () => {
  const user = openWithoutCountries();
  await user.clear(control('telephone'));
  await user.type(control('telephone'), '90 11 ');
  countries.resolve(undefined);
  await waitFor(() => expect(countryButton().textContent).toBe('TG +228'));
  expect(document.activeElement).toBe(control('telephone'));
  await user.keyboard('22 33');
  expect(control('telephone').value).toBe('90 11 22 33');
  expect(readDraft().form.telephone).toBe('+22890112233');
});
