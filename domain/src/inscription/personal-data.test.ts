import { describe, expect, it } from 'vitest';
import { expirationOf, recordOf } from './record.ts';
import { limits } from '../limits.ts';
import { matchesPerson } from './personal-data.ts';
import { dataSubjectRequest } from './staff-schema.ts';
import { parse } from '../schema.ts';

const record = recordOf('un', {
  reference: 'CFPI-7KQ3-M4XH',
  telephone: '90 12 34 56',
  contactUrgenceTelephone: '+22891000000',
  email: 'Ama@Exemple.tg',
});

describe('Application', () => {
  it.each([
    ['its reference', { reference: 'CFPI-7KQ3-M4XH' }, { reference: 'CFPI-7KQ3-M4XJ' }],
    ['its phone', { telephone: '+22890123456' }, { telephone: '+22890123457' }],
    ['the guardian’s phone', { telephone: '+22891000000' }, { telephone: '+22891000001' }],
    ['its e-mail address', { email: 'ama@exemple.tg' }, { email: 'ama@exemple.com' }],
  ])('matches a person by %s, and by no other value', (_, own, other) => {
    expect(matchesPerson(own, record)).toBe(true);
    expect(matchesPerson(other, record)).toBe(false);
  });

  it('matches no person by missing or empty fields', () => {
    const empty = recordOf('deux', {});
    expect(matchesPerson({}, empty)).toBe(false);
    expect(matchesPerson({ reference: '', telephone: '', email: '' }, empty)).toBe(false);
  });

  it('expires after the retention period, or at its stored expiration', () => {
    const sent = new Date('2026-03-13T10:00:00Z');
    const days = (expirationOf(sent).getTime() - sent.getTime()) / 86_400_000;
    expect(days).toBe(limits.inscriptionDays);
    expect(recordOf('trois', { dateInscription: sent }).expiration).toEqual(expirationOf(sent));
    const expiration = '2030-01-01T00:00:00.000Z';
    const own = recordOf('quatre', { dateInscription: sent, expiration });
    expect(own.expiration).toEqual(new Date(expiration));
  });
});

describe('dataSubjectRequest', () => {
  it('normalizes reference, phone number and e-mail address as stored', () => {
    const message = `Bonjour, ${'je vous écris pour mon petit frère. '.repeat(10)}`;
    const typed = {
      reference: `${message}\nRéférence : cfpi 7kq3 m4xh`,
      email: 'AMA@exemple.tg ',
    };
    const request = { kind: 'access', telephone: '90 12 34 56', ...typed };
    expect(parse(dataSubjectRequest, request)).toEqual({
      ...{ kind: 'access', reference: 'CFPI-7KQ3-M4XH' },
      ...{ telephone: '+22890123456', email: 'ama@exemple.tg' },
    });
  });
});
