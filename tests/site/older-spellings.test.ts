import { centre, centrePath } from '@centre/domain/centre';
import { describe, expect, it } from 'vitest';
import hostingConfig from '../../firebase.json' with { type: 'json' };
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

  it('of the name of the centre leads to the page of that centre', () => {
    const destinations = hostingConfig.hosting.redirects.map(({ destination }) => destination);
    expect(destinations).toContain(centrePath);
  });
});
