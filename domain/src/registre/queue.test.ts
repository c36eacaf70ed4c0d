import { describe, expect, it } from 'vitest';
import { row } from '../../../tests/factories/row.ts';
import type { Fields } from '../content/stored-documents.ts';
import { contactQueue } from './queue.ts';

const campagne = '2025-2026';
const at = (day: string, time = '09:00') => `2026-07-${day}T${time}Z`;
const sent = { campagne, dateInscription: at('01') };
const decided = { ...sent, statut: 'refusee', dateTraitement: at('02') };
const pieceManquante = { texte: 'Diplôme', date: at('02') };
const incomplete = { ...sent, pieceManquante };
/** Field `prevenu` with an unanswered call about the decision. */
const tried = (...when: Parameters<typeof at>) => {
  const call = { motif: 'decision', resultat: 'sans_reponse', voie: 'sms', par: 'scolarite' };
  return { prevenu: [{ ...call, date: at(...when) }] };
};
const isQueued = (
  fields: Fields,
  published: readonly string[] = [campagne],
  day = '2026-07-03',
) => contactQueue([row(fields)], published, day).length === 1;

describe('contactQueue', () => {
  it.each<[what: string, isHeld: boolean, ...Parameters<typeof isQueued>]>([
    ['an applicant with a published decision', true, decided],
    ['no applicant with an unpublished decision', false, decided, []],
    ['no applicant of an unpublished campagne', false, decided, ['2024-2025']],
    ['an applicant with a missing paper', true, incomplete, []],
    [
      'an applicant with a missing paper and an unpublished decision',
      true,
      { ...decided, pieceManquante },
      [],
    ],
    ['no applicant who did not answer today', false, { ...decided, ...tried('03', '23:59') }],
    [
      'an applicant who did not answer yesterday',
      true,
      { ...decided, ...tried('02', '23:59') },
    ],
    ['no applicant before the first day of the contact', false, incomplete, [], '2026-06-30'],
    ['an applicant on the first day of the contact', true, incomplete, [], '2026-07-01'],
  ])('contains %s', (_, isHeld, ...given) => {
    expect(isQueued(...given)).toBe(isHeld);
  });

  it('is sorted by the day of the contact, then by the date of application', () => {
    const rows = [
      row({ ...decided, ...tried('02') }, 'tried'),
      row({ ...decided, dateInscription: at('02') }, 'next day'),
      row({ ...incomplete, dateInscription: at('01', '11:00') }, 'later'),
      row({ ...decided, dateInscription: at('01', '10:00') }, 'first'),
    ];
    const ids = contactQueue(rows, [campagne], '2026-07-03').map(({ id }) => id);
    expect(ids).toEqual(['first', 'later', 'next day', 'tried']);
    expect(rows.map(({ id }) => id)[0]).toBe('tried');
  });
});
