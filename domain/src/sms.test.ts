import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsParts, smsText } from './sms.ts';

/** Characters of the basic table of 3GPP TS 23.038, in its order. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';

describe('smsText', () => {
  it('keeps every character of the GSM alphabet', () => {
    expect(smsText(basic + extended)).toBe(basic + extended);
  });

  it.each([
    ['Françoise, Noël, Benoît', 'Francoise, Noel, Benoit'],
    ['ça coûte, hôtel, forêt, naïf', 'ca coute, hotel, foret, naif'],
    ['À l’école, Être, Ça', "A l'école, Etre, Ça"],
    ['E\u0301lodie et e\u0302tre', 'Élodie et etre'],
    ['sœur, Œuvre', 'soeur, OEuvre'],
    ['Kɔdzo Ɖɔtɔ Ŋɛ ʋɩ', 'Kodzo Doto Ne vi'],
    ['ɛ\u0303 ɔ\u0301', 'e o'],
    ['« Acte »\u202F: “né” — 9\u00A0h–12\u00A0h…', '"Acte" : "né" - 9 h-12 h...'],
    ['N° 12, inscrit·e', 'No 12, inscrit.e'],
    ['Bravo 🎉 à tous ❤️👍🏾 !', 'Bravo à tous !'],
    ['reçu \u200B\u2068ici\u2069', 'recu ici'],
    ['Жан', '???'],
  ])('converts “%s” to “%s”', (typed, sent) => {
    expect(smsText(typed)).toBe(sent);
  });

  it('returns only characters of the GSM alphabet, idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const sent = smsText(typed);
        expect(Array.from(sent).filter((one) => !(basic + extended).includes(one))).toEqual([]);
        expect(smsText(sent)).toBe(sent);
      }),
    );
  });
});

describe('smsParts', () => {
  it.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['ê'.repeat(160), 1],
    ['œ'.repeat(80), 1],
    ['€'.repeat(80), 1],
    [`${'€'.repeat(80)}a`, 2],
  ])('counts the parts of “%s”: %i', (text, parts) => {
    expect(smsParts(text)).toBe(parts);
  });

  it('never splits a character of two units between two parts', () => {
    expect(smsParts('a'.repeat(152) + 'é'.repeat(154))).toBe(2);
    expect(smsParts(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toBe(2);
    expect(smsParts(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toBe(3);
  });
});
