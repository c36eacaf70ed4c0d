import { centre, centrePath } from '@centre/domain/centre';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '../security/rest.ts';
import { get } from './get.ts';

describe('Redirect of an older path', () => {
  it.each([
    ['/Bts', '/bts'],
    ['/CourteDuree', '/courteduree'],
    ['/CONTACT', '/contact'],
    ['/Bts-3-Ans', '/bts-3-ans'],
    ['/chaudronnerie', '/chaudronerie'],
    ['/Froid-climatisation', '/froid-climatisation'],
    [`/${centre.abbreviation}`, centrePath],
    ['/admin', '/dashboard'],
  ])('leads from %s to %s', async (former, current) => {
    const answer = await get(former, { redirect: 'manual' });
    expect(answer.status).toBeGreaterThanOrEqual(301);
    expect(answer.status).toBeLessThanOrEqual(302);
    expect(new URL(answer.headers.get('location') ?? '', answer.url).pathname).toBe(current);
  });

  it.each([
    ['/suivi%23CFPI-7KQ3-M4XH', '/suivi', '#CFPI-7KQ3-M4XH'],
    ['/suivi%23CFPI%2D7KQ3%2DM4XH', '/suivi', '#CFPI%2D7KQ3%2DM4XH'],
    ['/blog%23article-abc', '/blog', '#article-abc'],
    ['/%23contact', '/', '#contact'],
  ])('decodes the percent-encoded hash sign of %s', async (former, path, hash) => {
    const answer = await get(former, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get('location') ?? '', answer.url);
    expect(location).toMatchObject({ pathname: path, hash });
    expect(answer.headers.get('cache-control')).toMatch(/^no-(?:store|cache)$/);
  });
});

it.each(['/?x=%F0%9F', '/%', '//', '/\\'])(
  'Malformed path %s is answered with HTTP 400, and the site stays up',
  async (path) => {
    const { status, text } = await sendRaw({ method: 'GET', path });
    expect([status, text]).toEqual([400, 'Cette adresse est mal formée.\n']);
    expect((await get('/')).status).toBe(200);
  },
);
