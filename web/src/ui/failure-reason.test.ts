import { afterEach, describe, expect, it, vi } from 'vitest';
import { reasons } from '../texts/outdated.texts.ts';
import { isUnfetched, reasonOf } from './failure-reason.ts';

const address = 'https://centre.example/assets/receipt-pdf-B1.js';

const network: Readonly<Record<string, Error>> = {
  'a script in Chrome': new TypeError(
    `Failed to fetch dynamically imported module: ${address}`,
  ),
  'a script in Firefox': new TypeError(`error loading dynamically imported module: ${address}`),
  'a script in Safari': new TypeError('Importing a module script failed.'),
  'the styles of a script': new Error('Unable to preload CSS for /assets/form.css'),
  'a file in Chrome': new TypeError('Failed to fetch'),
  'a file in Firefox': new TypeError('NetworkError when attempting to fetch resource.'),
  'a file in Safari': new TypeError('Load failed'),
  'a file that is gone (HTTP 404)': new Error(`Failed to fetch ${address}: 404`),
};

const faults: readonly unknown[] = [
  new TypeError('records.toSorted is not a function'),
  new TypeError("Cannot read properties of undefined (reading 'load')"),
  new SyntaxError('Invalid regular expression: invalid group specifier name'),
  new RangeError('Invalid array length'),
];

afterEach(() => vi.unstubAllGlobals());

describe('reasonOf', () => {
  it.each(Object.entries(network))('returns the network reason for %s', (_, error) => {
    expect(isUnfetched(error)).toBe(true);
    vi.stubGlobal('navigator', { onLine: true });
    expect(reasonOf(error)).toBe(reasons.unfetched);
    vi.stubGlobal('navigator', { onLine: false });
    expect(reasonOf(error)).toBe(reasons.offline);
  });

  it.each(faults)('returns the message of the fault %s', (error) => {
    expect(isUnfetched(error)).toBe(false);
    expect(reasonOf(error)).toBe((error as Error).message);
  });

  it('returns the network reason for unavailable Firestore, not for a denial', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const failure = (code: string) => Object.assign(new Error(code), { code });
    expect(reasonOf(failure('unavailable'))).toBe(reasons.offline);
    expect(reasonOf(failure('permission-denied'))).toBe('permission-denied');
  });
});
