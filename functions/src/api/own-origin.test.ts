import { describe, expect, it } from 'vitest';
import { ownOrigin } from './own-origin.ts';

const site = 'centre.web.app';

const asked = (origin: string | undefined, headers: Record<string, string> = {}) =>
  ownOrigin({ host: 'api-abc.a.run.app', 'x-forwarded-host': site, origin, ...headers });

describe('the origin of a page of the site itself', () => {
  it('is own', () => {
    expect(asked(`https://${site}`)).toBe(`https://${site}`);
  });

  it('need not be encrypted on this machine', () => {
    const host = '127.0.0.1:5002';
    expect(asked(`http://${host}`, { 'x-forwarded-host': host })).toBe(`http://${host}`);
  });
});

describe('the origin of a page elsewhere', () => {
  it.each([
    undefined,
    'null',
    '*',
    `http://${site}`,
    `https://${site}.evil.example`,
    `https://evil.example`,
    `https://${site}:8443`,
  ])('such as %s is none of ours', (origin) => {
    expect(asked(origin)).toBeUndefined();
  });
});
