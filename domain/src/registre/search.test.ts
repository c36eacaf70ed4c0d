import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedForm } from '../../../tests/factories/inscription-arbitrary.ts';
import { row } from '../../../tests/factories/row.ts';
import type { Fields } from '../content/stored-documents.ts';
import { findReference } from '../inscription/reference.ts';
import { wordsIn } from '../folded-words.ts';
import { searchRows } from './search.ts';

const person = {
  nom: 'Kɔdzo-Mensah',
  prenom: 'Ama Élodie',
  email: 'ama.elo@exemple.tg',
  telephone: '+22890123456',
  reference: 'CFPI-7KQ3-M4XH',
  parcours: 'bts',
  classe: 'bts2',
  modalite: 'soir',
  specialite: 'Froid et Climatisation',
  lieuResidence: 'Agoè-Nyivé, Lomé',
};

/** Row of a second person, who shares no word with the first. */
const other = row(
  {
    ...{ nom: 'Würz', prenom: 'Guy', email: 'guy@wurz.bj', telephone: '+33777777777' },
    ...{ reference: 'CFPI-WWWW-YYYY', specialite: 'QHSE', lieuResidence: 'Ulm' },
  },
  'other',
);

const isFound = (typed: string, fields: Fields = person) =>
  searchRows([row(fields)], typed).length === 1;

/** Searches that do not find exactly the application with `fields`. */
const failing = (searches: readonly string[], fields: Fields = {}) =>
  searches.filter((typed) => {
    const ids = searchRows([other, row({ ...person, ...fields })], typed).map(({ id }) => id);
    return ids.join() !== 'un';
  });

describe('searchRows with a match', () => {
  it.each<[what: string, searches: string[]]>([
    ['the beginning of a word', ['k', 'kod', 'am', 'elo', 'nyi', 'clim', 'exemp']],
    ['the middle and the end of a word', ['odzo', 'ensah', 'lodi', 'atisa', 'xempl', 'ome']],
    ['other case and accents', ['KODZO', 'elodie', 'ÈLÖDIE', 'AMÀ', 'Agoé']],
    ['local letters', ['kɔdz', 'KƆDZO', 'kɔdzo mensah']],
    ['several words in any order', ['ÉLO kod', 'am ko so', 'men elod kodzo', 'lome ama']],
    ['words of several fields', ['clim kodzo', 'elo exe froi', 'soir ama', 'nyive 9012']],
    ['a hyphenated name', ['kodzo-men', 'Kodzo Mensah', 'kodzomensah', 'dzomen']],
    ['the e-mail address', ['AMA.ELO@exemple.tg', 'ama.elo@exem', 'amaelo', 'exemple.tg']],
    ['the modality', ['soir', 'SOI']],
    ['the speciality', ['froid', 'Froid et Climatisation']],
    ['the town', ['Lomé', 'lome', 'agoe', 'nyive', 'agoenyive', 'Agoè-Nyivé, Lomé']],
    ['part of the phone number', ['90 12 34', '90.12.34.56', '90-12', '(90) 12 34 56', '9012']],
    ['a phone with calling code', ['+228 90 12', '0022890123456', '22890', '22890123456']],
    ['the middle and the end of the phone', ['3456', '34 56', '123456', '1234', '0123']],
    ['the reference', ['CFPI-7KQ3-M4XH', 'CFPI7KQ3M4XH', 'cfpi 7kq3 m4xh', '7kq3m4xh']],
    ['a part of the reference', ['m4xh', 'm4x', 'cfpi 7kq3', 'CFPI-7KQ', 'kq3m', '7kq3-m4']],
    ['a number and words', ['ama 90 12', '90 12 ama', 'elo 7kq', '7kq3 90123456']],
    ['text pasted from WhatsApp', ['\u202A+228\u00A090\u202F12\u202C', '\u2068~Ama\u2069']],
  ])('finds only the matching application by %s', (_, searches) => {
    expect(failing(searches)).toEqual([]);
  });

  it.each<[fields: Record<string, string>, searches: string[]]>([
    [{ nom: 'Kɔku', prenom: 'Afɛ' }, ['koku', 'kokou', 'kɔkou', 'kouku', 'kokou afe']],
    [{ nom: 'Ɖɔgbe', prenom: 'Aƒi Ŋutifafa' }, ['dogbe', 'DƆG', 'afi', 'nuti', 'ɖougbé']],
    [{ nom: 'd’Almeida' }, ["d'almeida", 'almeida', 'dalmeida', 'd’alm']],
    [{ telephone: '90446781' }, ['67 81', '446781', '90 44', '+228 9044', '00228 90446781']],
    [{ telephone: '+22997123456' }, ['+229 97 12 34 56', '97 12 34', '01 97 12', '+229 01 97']],
    [{ telephone: '+2290197123456' }, ['+229 97 12 34 56', '97 12', '0197', '+229 01 97']],
    [{ telephone: '+22508091011' }, ['08 09 10', '07 08 09', '+225 08 09', '+225 07 08']],
    [{ telephone: '+2250708091011' }, ['08 09 10', '07 08 09', '+225 08', '00225 07 08']],
    [{ telephone: '+33612345678' }, ['+33 6 12', '06 12 34', '336123', '612', '56 78']],
    [{ telephone: '0612345678' }, ['0612345678', '06 12 34 56 78', '612', '5678']],
    [{ telephone: 'inconnu 12' }, ['12']],
    [{ telephone: '+22896433794' }, ['9643 3794', '+228 9643-3794', '96 43 37 94 ama']],
    [{ reference: 'CFPI-9643-3794' }, ['9643-3794', 'cfpi 9643 3794', 'CFPI-9643-3794']],
    [{ email: 'xtgym777@exemple.tg' }, ['xtgym777@exemple.tg', 'xtgym777', 'gym777@']],
    [{ email: 'AMA+bts_2@Exemple.tg' }, ['ama+bts_2@exemple.tg', 'bts_2', 'BTS_2@EX']],
    [{ reference: '' }, ['kodzo', '9012']],
  ])('finds only the application with %j, by any of its spellings', (fields, searches) => {
    expect(failing(searches, fields)).toEqual([]);
  });

  it('finds an application by any parts of its words in any order', () => {
    const part = fc.tuple(fc.nat(), fc.nat(), fc.nat());
    fc.assert(
      fc.property(typedForm, fc.array(part, { minLength: 1, maxLength: 5 }), (form, parts) => {
        const { nom, prenom, lieuResidence, specialite, modalite, email } = form;
        const words = [nom, prenom, lieuResidence, specialite, modalite, ...email.split('@')]
          .flatMap(wordsIn)
          .map((word) => Array.from(word));
        const typed = parts
          .map(([at, from, length]) => {
            const word = words[at % words.length] ?? [];
            const first = from % word.length;
            return word.slice(first, first + 1 + (length % word.length)).join('');
          })
          // Adjacent numbers would be read as a single number.
          .filter((word) => !/^\d/.test(word))
          .join(' ');
        fc.pre(findReference(typed) === undefined);
        expect(isFound(typed, form)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('searchRows without a match', () => {
  it.each([
    ...['kodza', 'jour', '91 12', 'ama@autre', 'm4xc', 'kara', 'qhse', 'étienne'],
    ...['ama kofi', 'ama würz', 'kodzo 91', 'ama 7kr', 'mensahama', '3456 90', '+229 90 12'],
    ...['CFPI-7KQ3-M4XC', 'ama CFPI-WWWW-YYYY', 'ama@exemple.tg', 'elo@exemple.com', '2281'],
  ])('finds no application that lacks a word of “%s”', (typed) => {
    expect(isFound(typed)).toBe(false);
  });

  it('finds by a message only the application with the reference in it', () => {
    const typed = 'Je suis Kofi, mon numéro 9643 3794, ma référence : cfpi 7kq3 m4xh';
    expect(isFound(typed)).toBe(true);
    expect(isFound(typed, { ...person, reference: 'CFPI-7KQ3-M4XC' })).toBe(false);
  });
});

describe('searchRows without a word', () => {
  it.each(['', '   ', '-', '+228', '00228', 'cfpi', 'CFPI-', '\u2068'])(
    'returns all rows in order for “%s”',
    (typed) => {
      const rows = [other, row(person)];
      expect(searchRows(rows, typed)).toEqual(rows);
    },
  );
});
