import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedForm } from '../../../tests/factories/inscription-arbitrary.ts';
import {
  bestToken,
  matches,
  searchedWords,
  tokensOf,
  wordsOf,
  type Searchable,
} from './search.ts';

const record = {
  nom: 'Kɔdzo-Mensah',
  prenom: 'Ama Élodie',
  email: 'ama.elo@exemple.tg',
  telephone: '+22890123456',
  reference: 'CFPI-7KQ3-M4XH',
  parcours: 'bts',
  classe: 'bts2',
  modalite: 'soir',
  specialite: 'Froid et Climatisation',
} satisfies Searchable;

/** Whether the database gives the record, and whether the reader keeps it. */
function isFound(typed: string, sought: Searchable = record): boolean {
  const searched = searchedWords(typed);
  const best = bestToken(searched);
  if (best === undefined) throw new Error(`“${typed}” looks for nothing`);
  const isGiven = tokensOf(wordsOf(sought)).includes(best.token);
  const isKept = matches(sought, searched);
  // A record that the reader would keep and the database does not give is lost.
  if (isKept && !isGiven) throw new Error(`“${typed}” is lost under ${best.token}`);
  return isGiven && isKept;
}

describe('a search finds an application', () => {
  it.each([
    ['k', 'from the first letter'],
    ['KODZO', 'in capitals, and by plain letters'],
    ['kɔdz', 'by the letters of the local languages'],
    ['elodie', 'without accents'],
    ['ÉLO kod', 'by two words in any order'],
    ['am ko so', 'by three short words'],
    ['men elod kodzo', 'by three words'],
    ['kodzomensah', 'by a double name in one word'],
    ['kodzo-men', 'by a double name with its hyphen'],
    ['ama.elo', 'by the first half of the e-mail address'],
    ['AMA.ELO@exem', 'by the e-mail address'],
    ['90 12 34', 'by a phone number with spaces'],
    ['90.12.34.56', 'by one with dots'],
    ['+228 90 12', 'by one with its country'],
    ['0022890123456', 'by one with 00'],
    ['22890', 'by one with the country and no sign'],
    ['22890123456', 'by the whole of one'],
    ['exemp', 'by a part of its domain'],
    ['soir', 'by the modality'],
    ['froid', 'by the speciality'],
    ['clim kodzo', 'by the speciality and a name'],
    ['elo exe froi', 'by a name, a domain and a speciality'],
    ['CFPI-7KQ3-M4XH', 'by the reference'],
    ['m4x', 'by the second half of it'],
    ['cfpi 7kq3', 'by the reference in two pieces'],
    ['ama 90 12', 'by a name and a number'],
    ['\u202A+228\u00A090\u202F12\u202C', 'by a number as WhatsApp gives it'],
    ['\u2068~Ama\u2069', 'by a name as WhatsApp gives it'],
    ['90 12 ama', 'by a number and a name'],
    ['elo 7kq', 'by a name and a reference'],
  ])('“%s”: %s', (typed) => {
    expect(isFound(typed)).toBe(true);
  });

  it.each([['kodza'], ['ama kofi'], ['91 12'], ['jour'], ['odzo'], ['ama@autre'], ['ama 7kr']])(
    'and not by “%s”',
    (typed) => {
      expect(isFound(typed)).toBe(false);
    },
  );

  it.each(['koku', 'kokou', 'kɔkou', 'kouku', 'afe', 'kokou afe'])(
    'in local letters by “%s”, as it sounds in French too',
    (typed) => expect(isFound(typed, { nom: 'Kɔku', prenom: 'Afɛ' })).toBe(true),
  );

  it('of foreign phones, with and without the country', () => {
    const foreign = { ...record, telephone: '+33612345678' };
    for (const typed of ['+33 6 12', '06 12 34', '336123']) {
      expect(isFound(typed, foreign)).toBe(true);
    }
  });
});

describe('a phone number and a reference are found as people say them', () => {
  it.each([
    ['+22890446781', ['67 81', '6781', '446781', '44 67 81', '90 44']],
    ['+22997123456', ['+229 97 12 34 56', '97 12 34', '01 97 12', '+229 01 97', '34 56']],
    ['+2290197123456', ['+229 97 12 34 56', '97 12 34', '01 97 12', '+229 01 97']],
    ['+22508091011', ['08 09 10', '07 08 09', '+225 08 09', '+225 07 08']],
    ['+2250708091011', ['08 09 10', '07 08 09', '+225 08 09', '+225 07 08']],
  ])('%s', (telephone, searches) => {
    for (const typed of searches) expect(isFound(typed, { ...record, telephone })).toBe(true);
  });

  it.each(['CFPI-7KQ3-M4XH', 'CFPI7KQ3M4XH', 'cfpi 7kq3 m4xh', '7kq3m4xh', 'm4xh'])(
    'the reference as “%s”',
    (typed) => {
      expect(isFound(typed, { ...record, reference: 'CFPI-7KQ3-M4XH' })).toBe(true);
    },
  );

  it.each([
    'Ma référence est CFPI-7KQ3-M4XH . Merci',
    'Réf. CFPI-7KQ3-M4XH',
    'Je suis Kofi, mon numéro 9643 3794, ma référence : cfpi 7kq3 m4xh',
    '\u2068https://cfpi.example/suivi#CFPI-7KQ3-M4XH\u2069',
    'https%3A%2F%2Fcfpi.example%2Fsuivi%23CFPI%2D7KQ3%2DM4XH',
  ])('the reference in “%s”, and no other application', (typed) => {
    expect(isFound(typed)).toBe(true);
    expect(isFound(typed, { ...record, reference: 'CFPI-7KQ3-M4XC' })).toBe(false);
  });

  it.each(['9643 3794', '96433794', '+228 9643-3794', '96 43 37 94 ama'])(
    'the phone number “%s”, whose digits are those of a reference',
    (typed) => {
      expect(isFound(typed, { ...record, telephone: '+22896433794' })).toBe(true);
    },
  );

  it.each(['9643-3794', 'cfpi 9643 3794'])(
    'the reference without a letter, as “%s”',
    (typed) => {
      expect(isFound(typed, { ...record, reference: 'CFPI-9643-3794' })).toBe(true);
    },
  );

  it('an e-mail address of the letters of a reference', () => {
    expect(isFound('xtgym777@exemple.tg', { ...record, email: 'xtgym777@exemple.tg' })).toBe(
      true,
    );
  });
});

describe('a search for nothing', () => {
  it.each(['', '   ', '-', '+228', 'cfpi', 'CFPI-'])('is “%s”', (typed) => {
    expect(bestToken(searchedWords(typed))).toBeUndefined();
  });
});

const someWords = fc
  .tuple(typedForm, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })))
  .map(([form, stream]) => {
    const draw = () => Number(stream.next().value);
    const { names, codes } = wordsOf({ ...form, reference: 'CFPI-7KQ3-M4XH' });
    // Two numbers side by side are one number: at most one is typed.
    const letters = names.filter((word) => !/^\d/.test(word));
    const chosen = [...letters.slice(0, 16), codes[Math.floor(draw() * codes.length)] ?? 'm4xh']
      .filter((_, index, all) => index === all.length - 1 || draw() < 0.4)
      .map((word) => {
        const characters = Array.from(word);
        return characters.slice(0, 1 + Math.floor(draw() * characters.length)).join('');
      });
    const typed = chosen.toSorted(() => draw() - 0.5).join(' ');
    return { form: { ...form, reference: 'CFPI-7KQ3-M4XH' }, typed };
  });

describe('of any application', () => {
  it('the beginnings of any of its words, in any order, find it', () => {
    fc.assert(
      fc.property(someWords, ({ form, typed }) => {
        if (bestToken(searchedWords(typed)) === undefined) return;
        expect(isFound(typed, form)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('nothing is found by words that it has not', () => {
    fc.assert(
      fc.property(someWords, typedForm, ({ typed }, other) => {
        const searched = searchedWords(typed);
        const { names, codes } = wordsOf(other);
        const hasAll = searched.words.every((word) =>
          [...names, ...codes].some((whole) => whole.startsWith(word)),
        );
        expect(matches(other, searched)).toBe(hasAll);
      }),
      { numRuns: 300 },
    );
  });

  it('a token that says all gives no application that the reader would leave out', () => {
    fc.assert(
      fc.property(someWords, typedForm, ({ typed }, other) => {
        const searched = searchedWords(typed);
        const best = bestToken(searched);
        if (!best?.isExact) return;
        expect(tokensOf(wordsOf(other)).includes(best.token)).toBe(matches(other, searched));
      }),
      { numRuns: 300 },
    );
  });

  it('the tokens are few enough to be stored', () => {
    fc.assert(
      fc.property(typedForm, (form) => {
        expect(tokensOf(wordsOf(form)).length).toBeLessThan(1500);
      }),
    );
  });
});
