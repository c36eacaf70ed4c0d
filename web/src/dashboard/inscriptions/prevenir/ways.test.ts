import { recordOf } from '@centre/domain/inscription/record';
import { describe, expect, it } from 'vitest';
import { numbersOf, waysTo } from './ways.ts';

const now = new Date('2026-07-01T09:00Z');
const record = (fields: object) =>
  recordOf('un', {
    ...{ telephone: '90 12 34 56', dateNaissance: '2000-01-01' },
    ...{ prenomTuteur: 'Kossi', nomTuteur: 'Mensah', contactUrgenceLien: 'oncle' },
    contactUrgenceTelephone: '+228 91 00 00 00',
    ...fields,
  });

describe('numbersOf', () => {
  it('returns only the number of the applicant for an adult', () => {
    expect(numbersOf(record({}), now)).toEqual([
      { number: '+22890123456', label: '+228 90 12 34 56, la personne elle-même' },
    ]);
  });

  it('returns the number of the guardian too for a minor, without duplicates', () => {
    const minor = { dateNaissance: '2010-01-01' };
    expect(numbersOf(record(minor), now).map(({ label }) => label)).toEqual([
      '+228 90 12 34 56, la personne elle-même',
      '+228 91 00 00 00, Kossi Mensah (oncle)',
    ]);
    const same = { ...minor, contactUrgenceTelephone: '+22890123456' };
    expect(numbersOf(record(same), now)).toHaveLength(1);
  });

  it('returns none when the number cannot be dialled', () => {
    expect(numbersOf(record({ telephone: 'inconnu' }), now)).toEqual([]);
  });
});

describe('waysTo', () => {
  const text = 'Bonjour Afi & Ama :\nhttps://cfpi.example/suivi#CFPI-7KQ2-M4XD';

  it('puts the whole text into the WhatsApp, SMS and e-mail links', () => {
    const ways = waysTo({ number: '+22890123456', email: 'afi+a@exemple.tg' }, text);
    const { whatsapp = '', sms = '', email = '' } = ways;
    expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/22890123456\?text=/);
    expect(sms).toMatch(/^sms:\+22890123456\?body=Bonjour%20Afi%20%26%20Ama/);
    expect(new URL(sms).searchParams.get('body')).toBe(text);
    expect(ways.appel).toBe('tel:+22890123456');
    expect(email).toMatch(/^mailto:afi%2Ba%40exemple\.tg\?subject=Votre%20dossier/);
    expect(new URL(email).searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
  });

  it('transliterates an SMS to cheaper letters, and keeps the other texts', () => {
    const typed = 'Françoise, l’acte « né » de Kɔdzo 🎉';
    const ways = waysTo({ number: '+22890123456', email: 'afi@exemple.tg' }, typed);
    const { whatsapp = '', sms = '', email = '' } = ways;
    expect(new URL(sms).searchParams.get('body')).toBe('Francoise, l\'acte "né" de Kodzo ');
    expect(new URL(whatsapp).searchParams.get('text')).toBe(typed);
    expect(new URL(email).searchParams.get('body')).toBe(typed);
  });

  it('returns only the ways that the number and e-mail allow', () => {
    expect(Object.keys(waysTo({ number: '0612345678', email: '' }, text))).toEqual([
      'sms',
      'appel',
    ]);
    expect(waysTo({ number: undefined, email: '' }, text)).toEqual({});
  });
});
