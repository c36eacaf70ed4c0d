import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textMessages } from './messages/text.ts';
import {
  badCharacterIn,
  foldEmail,
  isEmail,
  normalizeEmail,
  normalizeLine,
  normalizePassword,
  normalizeText,
} from './typed-text.ts';

const local = 'Ɖogbe ɛsɔ ƒeɖome ɣi ŋutɔ ʋutsi pɩdɛ';

const unseen = fc.constantFrom(
  ...['\u00AD', '\u034F', '\u061C', '\u115F', '\u180E', '\u200B', '\u200E', '\u200F'],
  ...['\u202A', '\u202E', '\u2060', '\u2064', '\u2066', '\u2069', '\u206F', '\u3164'],
  ...['\uFEFF', '\uFFA0', '\uFFF9', '\uFFFB', '\uFFFC', '\u{E0001}', '\u{E0067}'],
);
const joining = fc.constantFrom('\u200C', '\u200D', '\uFE00', '\uFE0E', '\uFE0F', '\u{E0100}');
const lineBreak = fc.constantFrom('\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029');
const anyText = fc.string({
  unit: fc.oneof(
    { weight: 5, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
    { weight: 3, arbitrary: fc.oneof(unseen, joining, lineBreak) },
    { weight: 3, arbitrary: fc.constantFrom(...Array.from('ée\u0301شक\u094D1👩')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  ),
});
const letters = fc.stringMatching(/^[a-zéɖɛŋ]{1,12}$/);

describe('normalizeText', () => {
  it('composes letters, unifies line breaks and trims outer spaces', () => {
    expect(normalizeText('  Kpalime\u0301\r\nTogo\rLomé ')).toBe('Kpalimé\nTogo\nLomé');
  });

  it('keeps at most thirty combining marks on a letter', () => {
    const heap = '\u0315\u0300'.repeat(20_000);
    expect(normalizeText(`a${heap}b`)).toHaveLength('à'.length + 29 + 'b'.length);
    // Dropped characters between the marks do not start the count again.
    expect(normalizeText(`a${heap.replaceAll('\u0300', '\u0300\u200B')}`)).toHaveLength(30);
    expect(normalizeText('Ɛ\u0301\u0303\u0302')).toBe('Ɛ\u0301\u0303\u0302');
  });

  it('keeps the letters of the local languages, and of any script', () => {
    for (const text of [local, '漢字 عربي ߒߞߏ', 'a\tb', 'Prix\u00A0: 5\u202F000\u00A0F']) {
      expect(normalizeText(text)).toBe(text);
    }
  });

  it('unifies every kind of line break', () => {
    fc.assert(
      fc.property(letters, lineBreak, letters, (before, typed, after) => {
        expect(normalizeText(`${before}${typed}${after}`)).toBe(`${before}\n${after}`);
        expect(normalizeLine(`${before} ${typed}\t${after}`)).toBe(`${before} ${after}`);
      }),
    );
  });

  it('converts misread control codes to Windows-1252 characters', () => {
    expect(normalizeText('l\u0092atelier \u0096 5\u00A0\u0080 \u009Cuvre')).toBe(
      'l’atelier – 5\u00A0€ œuvre',
    );
    // These are the characters for U+0086 to U+009F by the Unicode Consortium, where defined.
    const signs = [
      ...[0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, undefined, 0x017d, undefined],
      ...[undefined, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122],
      ...[0x0161, 0x203a, 0x0153, undefined, 0x017e, 0x0178],
    ];
    signs.forEach((sign, index) => {
      const typed = `a${String.fromCharCode(0x86 + index)}b`;
      expect(normalizeText(typed)).toBe(sign ? `a${String.fromCharCode(sign)}b` : typed);
      expect(badCharacterIn(normalizeText(typed)) === undefined).toBe(sign !== undefined);
    });
  });

  it('removes invisible characters at any position', () => {
    expect(normalizeText('e\u200B\u0301')).toBe('é');
    fc.assert(
      fc.property(letters, unseen, letters, (before, mark, after) => {
        const typed = `${mark}${before}${mark}${after}${mark}`;
        expect(normalizeText(typed)).toBe(`${before}${after}`);
      }),
    );
  });

  it.each([
    ['a joiner in Persian', 'می\u200Cخواهم'],
    ['a joiner after a vowel sign', 'بَ\u200Cها'],
    ['a joiner in Devanagari and Sinhala', 'क्\u200Dष ශ්\u200Dරී'],
    ['a variation selector in a Chinese name', '葛\u{E0100}城'],
    ['a variation selector in Mongolian', 'ᠠ\u180B'],
    ['an emoji with a skin tone and a joiner', '👩🏾\u200D🔧'],
    ['joined emoji, a red heart and a keycap', '👨\u200D👩\u200D👧 ❤\uFE0F 1\uFE0F\u20E3'],
    ['a joiner after a variation selector', '❤\uFE0F\u200D🔥'],
  ])('keeps %s', (_, text) => {
    expect(normalizeText(text)).toBe(text);
  });

  it.each([
    ['joiners in French', 'A\u200Dfi\u200C', 'Afi'],
    ['a joiner after an accent', 'ɛ\u0301\u200Dla', 'ɛ\u0301la'],
    ['repeated joiners', 'ش\u200C\u200C\u200Cب', 'ش\u200Cب'],
    ['a joiner that joins nothing', '👩\u200D !', '👩 !'],
    ['a variation selector after a letter or digit', 'a\uFE0F1\uFE0F', 'a1'],
  ])('drops %s', (_, typed, kept) => {
    expect(normalizeText(typed)).toBe(kept);
  });

  it('returns an empty text for invisible characters alone', () => {
    const nothing = fc.oneof(unseen, joining, lineBreak, fc.constantFrom(' ', '\t', '\u2800'));
    fc.assert(
      fc.property(fc.string({ unit: nothing }), (text) => {
        expect(normalizeText(text)).toBe('');
        expect(normalizeLine(text)).toBe('');
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
        expect(normalizeLine(normalizeLine(text))).toBe(normalizeLine(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('takes less than three seconds for long texts of marks or spaces', () => {
    for (const unit of ['\u200D', ' ', '\n ', '👩\u200D', 'ب\u064E', '\u0007']) {
      const text = unit.repeat(100_000);
      const start = Date.now();
      badCharacterIn(normalizeLine(text));
      normalizeEmail(text);
      expect(Date.now() - start).toBeLessThan(3000);
    }
  });
});

describe('badCharacterIn', () => {
  it.each([
    ['a\u0000b', 'U+0000', 'a'],
    ['\u001B[2J', 'U+001B', ''],
    ['a\u007F', 'U+007F', 'a'],
    ['a\u0081', 'U+0081', 'a'],
    ['Afi\uD83D', 'U+D83D', 'Afi'],
    ['x\uDC00y', 'U+DC00', 'x'],
    ['a\uFFFE', 'U+FFFE', 'a'],
    ['a\u{1FFFF}', 'U+1FFFF', 'a'],
    ['a\uFDD0', 'U+FDD0', 'a'],
  ])('finds in %j the character %s', (text, name, before) => {
    expect(badCharacterIn(normalizeText(text))).toEqual({ name, before, line: undefined });
  });

  it('returns the line and the text before it, which the message states', () => {
    const text = 'Chers parents,\r\nle centre\vouvre ses portes au rendez\u0007-vous';
    const bad = badCharacterIn(normalizeText(text));
    expect(bad).toEqual({ name: 'U+0007', before: '…ses portes au rendez', line: 3 });
    expect(bad && textMessages.character('Contenu', bad)).toBe(
      'Contenu : le caractère U+0007, après «\u00A0…ses portes au rendez\u00A0» (ligne 3), ne peut pas être enregistré. Effacez-le et tapez ce passage de nouveau',
    );
    const first = badCharacterIn('\u0007a');
    expect(first && textMessages.character('Nom', first)).toContain('U+0007, au début, ne');
  });

  it('returns undefined for any text of graphemes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(badCharacterIn(normalizeText(text))).toBeUndefined();
      }),
    );
  });
});

describe('E-mail address', () => {
  it.each([
    ['afi@courriel.tg', 'afi@courriel.tg'],
    [' \u200Bafi@courriel.tg\u00A0', 'afi@courriel.tg'],
    ['mailto:afi@courriel.tg?subject=Inscription', 'afi@courriel.tg'],
    ['Afi Mensah <afi@courriel.tg>', 'afi@courriel.tg'],
    ['"Mensah, Afi" <mailto:afi@courriel.tg>;', 'afi@courriel.tg'],
    ['afi@courriel.tg.', 'afi@courriel.tg'],
    ['afi@courriel.tg ;', 'afi@courriel.tg'],
    ['\u2068afi@courriel.tg\u2069,', 'afi@courriel.tg'],
    ['afi@cour\u200Driel.tg', 'afi@courriel.tg'],
  ])('is extracted from %j as %s', (typed, address) => {
    expect(normalizeEmail(typed)).toBe(address);
  });

  it('is normalized idempotently', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[<>a@.,; :?\u200B-]{0,20}$/), (typed) => {
        const once = normalizeEmail(typed);
        expect(!isEmail(once) || normalizeEmail(once) === once).toBe(true);
      }),
    );
  });

  it.each([
    ...['afi@courriel.tg', 'a.b+c@d.e.fr', "o'brien_1@sous-domaine.example.org"],
    ...['afi@1and1.com', 'ɖɛ@école.tg', 'afi@xn--cole-9oa.tg', 'afi@exemple.xn--p1ai'],
  ])('is valid as %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    ...['', 'afi', 'afi@', 'afi@courriel', '@courriel.tg', 'a b@c.tg', 'a@b@c.tg'],
    ...['afi@exemple..tg', 'afi@.exemple.tg', 'afi@exemple.tg.', '.afi@exemple.tg'],
    ...['afi.@exemple.tg', 'a..i@exemple.tg', 'afi@-exemple.tg', 'afi@exemple-.tg'],
    ...['afi@exemple.t', 'afi@exemple.123', 'afi@127.0.0.1', 'afi@exem_ple.tg', 'a,b@c.tg'],
    ...['<afi@exemple.tg', 'afi@exemple.tg>', `${'a'.repeat(65)}@exemple.tg`],
    `afi@${'a'.repeat(64)}.tg`,
  ])('is invalid as %j', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('is folded to lower case for comparison', () => {
    expect(foldEmail(' Afi@Courriel.TG. ')).toBe('afi@courriel.tg');
  });
});

describe('normalizePassword', () => {
  it.each([
    ['with decomposed letters', 'Cle\u0301 a\u0300 molette 7', 'Clé à molette 7'],
    ['with no-break spaces', 'Clé\u00A0à\u00A0molette 7', 'Clé à molette 7'],
    ['with outer spaces and an invisible mark, kept', ' lampe \u200B ', ' lampe \u200B '],
  ])('normalizes a password %s', (_, typed, password) => {
    expect(normalizePassword(typed)).toBe(password);
  });
});
