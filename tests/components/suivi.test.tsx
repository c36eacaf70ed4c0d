import { emptyEnrolment } from '@centre/domain/inscription/inscription';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  eraseDevice,
  storeReceipt,
  readDevice,
} from '../../web/src/data/public/enrolment-draft.ts';
import { Suivi } from '../../web/src/site/suivi/suivi.tsx';
import { deviceTexts } from '../../web/src/texts/inscription.texts.ts';
import { normalizeText, mount } from './mount.tsx';

const dateInscription = '2026-09-01T08:00:00.000Z';
const [last, linked] = ['CFPI-7KQ3-M4XH', 'CFPI-9GRT-WXY4'];

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`${name} is not asked`);
  return found;
};
const values = () => [control('reference').value, control('dateNaissance').value];
const typeDate = () => {
  control('dateNaissance').value = '2006-08-05';
};
const eraseButton = () =>
  screen.queryByRole('button', { name: normalizeText(deviceTexts.erase) });

beforeEach(() => {
  eraseDevice();
  history.replaceState(null, '', '/suivi');
});

describe('Suivi form', () => {
  const storeApplication = () =>
    storeReceipt({ receipt: { reference: last, dateInscription }, form: emptyEnrolment() });

  it('prefills the last reference of the device, never the date, until erased', async () => {
    storeApplication();
    const user = mount(<Suivi />, '/suivi');
    expect(values()).toEqual([last, '']);
    typeDate();
    const button = eraseButton();
    if (!button) throw new Error('nothing erases');
    await user.click(button);
    expect(values()).toEqual(['', '']);
    expect(eraseButton()).toBeNull();
    expect(readDevice().last).toBeUndefined();
  });

  it('prefers the reference of a link to that of the device', () => {
    storeApplication();
    history.replaceState(null, '', `/suivi#${linked}`);
    mount(<Suivi />, '/suivi');
    expect(values()).toEqual([linked, '']);
  });

  it('is cleared when the browser restores the page from its cache', () => {
    mount(<Suivi />, '/suivi');
    expect(eraseButton()).toBeNull();
    control('reference').value = linked;
    typeDate();
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(values()).toEqual(['', '']);
  });
});
