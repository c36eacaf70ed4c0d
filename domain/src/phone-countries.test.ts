import { describe, expect, it } from 'vitest';
import { messages } from './messages/messages.ts';
import { preferredCountries, readPhone, phoneWarning } from './phone-countries.ts';
import { phoneMessages as texts } from './messages/phone.ts';

/** Mobile numbers by country: as written in the country, and as stored. */
const numbers = {
  TG: ['90 12 34 56', '+22890123456'],
  BJ: ['01 97 12 34 56', '+2290197123456'],
  BF: ['70 12 34 56', '+22670123456'],
  CI: ['07 08 09 10 11', '+2250708091011'],
  GH: ['024 123 4567', '+233241234567'],
  GN: ['621 23 45 67', '+224621234567'],
  ML: ['76 12 34 56', '+22376123456'],
  NE: ['90 12 34 56', '+22790123456'],
  SN: ['77 123 45 67', '+221771234567'],
  FR: ['06 12 34 56 78', '+33612345678'],
  IN: ['098765 43210', '+919876543210'],
  CN: ['138 0013 8000', '+8613800138000'],
  US: ['(201) 555-0123', '+12015550123'],
  ID: ['0812-3456-789', '+628123456789'],
  PK: ['0301 2345678', '+923012345678'],
  NG: ['0802 123 4567', '+2348021234567'],
  BR: ['(11) 96123-4567', '+5511961234567'],
  BD: ['01812-345678', '+8801812345678'],
  RU: ['8 (912) 345-67-89', '+79123456789'],
  MX: ['55 1234 5678', '+525512345678'],
} as const;
type Known = keyof typeof numbers;

/** Spellings of a stored number that are valid while the country of the field is Togo. */
const spellings: Readonly<Record<string, (stored: string) => string>> = {
  whole: (stored) => stored,
  'with the prefix 00': (stored) => stored.replace('+', '00'),
  spaced: (stored) => stored.replace(/(\d{2})(?=\d)/g, '$1 '),
  dotted: (stored) => stored.replace(/(\d{3})(?=\d)/g, '$1.'),
  'copied from a contact': (stored) => `\u202A${stored}\u202C`,
  'with no-break spaces': (stored) => stored.replace(/(\d{3})(?=\d)/g, '$1\u00A0'),
  'copied from a link': (stored) => `tel:${stored}`,
};

describe.each(Object.keys(numbers) as Known[])('Phone number of %s', (country) => {
  const [national, stored] = numbers[country];

  it.each(Object.entries(spellings))('is stored in E.164 when it is %s', (_, written) => {
    const read = readPhone(written(stored));
    expect(read).toMatchObject({ number: stored });
    expect(read).not.toHaveProperty('problem');
  });

  it('is stored in E.164 from its national form once the country is chosen', () => {
    expect(readPhone(national, country)).toMatchObject({ number: stored });
    expect(phoneWarning(readPhone(national, country).number)).toBeUndefined();
  });
});

it.each(['(+228) 90112345', '(+228)90 11 23 45', '( 00228 ) 90.11.23.45'])(
  'readPhone parses %s, with its calling code in brackets',
  (typed) => {
    expect(readPhone(typed)).toEqual({ number: '+22890112345', country: 'TG' });
  },
);

it('Tested countries include every preferred country', () => {
  expect(Object.keys(numbers)).toEqual(expect.arrayContaining([...preferredCountries]));
});

it.each([
  ['0612345678', texts.long('Togo')],
  ['0197123456', texts.long('Togo')],
  ['33612345678', texts.long('Togo')],
  ['90445', messages.inscription.telephone],
  ['+22890445', messages.inscription.telephone],
  ['+22890123', messages.inscription.telephone],
  ['+33 6 12 34 56 7', texts.short('France')],
  ['+1234567890123456', texts.tooManyDigits],
  ['+228 1234567890123456', texts.tooManyDigits],
  ['+99912345678', texts.noCountry],
  ['90123456 poste 12', texts.noNumber],
  ['70 11 22 33 ou 90 11 22 33', texts.several],
  ['91000002 / 90000003', texts.several],
  ['+22891000002, 90000003', texts.several],
  ['90123456/2', texts.long('Togo')],
  ['demain', messages.inscription.telephone],
])('readPhone returns %j as typed, with the problem', (typed, problem) => {
  expect(readPhone(typed)).toMatchObject({ number: typed, problem });
});

it.each([
  ['12345678', 'Togo'],
  ['+33012345678', 'France'],
])('readPhone returns a doubt about %j, unusual in its country', (typed, country) => {
  expect(readPhone(typed)).toMatchObject({ doubt: texts.unusual(country) });
});

it.each(['+22997123456', '+22507080910', '+22522408091'])(
  'readPhone keeps %s, of a former numbering plan, as typed',
  (number) => {
    expect(readPhone(number)).toEqual({ number, country: expect.any(String) as string });
  },
);

it('phoneWarning returns the problem of a recorded number, if there is one', () => {
  expect(phoneWarning('')).toBeUndefined();
  expect(phoneWarning('+22890123456')).toBeUndefined();
  expect(phoneWarning('0612345678')).toBe(texts.long('Togo'));
  expect(phoneWarning('chez la voisine')).toBe(messages.inscription.telephone);
});
