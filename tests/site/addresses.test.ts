import { centre, centrePath } from '@centre/domain/centre';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '../security/rest.ts';
import { get } from './get.ts';

describe('An older spelling', () => {
  it.each([
    ['/Bts', '/bts'],
    ['/CourteDuree', '/courteduree'],
    ['/CONTACT', '/contact'],
    ['/Bts-3-Ans', '/bts-3-ans'],
    ['/chaudronnerie', '/chaudronerie'],
    ['/Froid-climatisation', '/froid-climatisation'],
    [`/${centre.abbreviation}`, centrePath],
    ['/admin', '/dashboard'],
  ])('%s leads to %s', async (former, current) => {
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
  ])('%s, whose hash is in code, leads to the page', async (former, path, hash) => {
    const answer = await get(former, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get('location') ?? '', answer.url);
    expect(location).toMatchObject({ pathname: path, hash });
    expect(answer.headers.get('cache-control')).toMatch(/^no-(?:store|cache)$/);
  });
});

it.each(['/?x=%F0%9F', '/%', '//', '/\\'])(
  'The malformed address %s is refused, and the site goes on answering',
  async (path) => {
    const { status, text } = await sendRaw({ method: 'GET', path });
    expect([status, text]).toEqual([400, 'Cette adresse est mal formée.\n']);
    expect((await get('/')).status).toBe(200);
  },
);
