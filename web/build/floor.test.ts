import data from '@mdn/browser-compat-data' with { type: 'json' };
import { expect, it } from 'vitest';
import { tooOld } from '../src/texts/too-old.texts.ts';
import { floor } from './floor.ts';

it('Browser floor matches the browsers named in the notice for older ones', () => {
  expect(floor).toEqual(['chrome95', 'firefox102', 'ios15.4', 'safari15.4']);
  for (const name of ['Chrome 95', 'Firefox 102', 'Safari 15.4'])
    for (const words of Object.values(tooOld)) expect(words).toContain(name);
});

it('Feature test accent-color is known since Chrome 93, Firefox 92, Safari 15.4', () => {
  const { support } = data.css['properties']?.['accent-color']?.__compat ?? {};
  const first = (browser: 'chrome' | 'firefox' | 'safari') =>
    [support?.[browser] ?? []].flat().map(({ version_added: added }) => Number(added));
  expect(Math.min(...first('chrome'))).toBe(93);
  expect(Math.min(...first('firefox'))).toBe(92);
  expect(Math.min(...first('safari'))).toBe(15.4);
});
