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
/** Unanswered call about the decision. */
const tried = (...when: Parameters<typeof at>) => {
  const call = { motif: 'decision', resultat: 'sans_reponse', voie: 'sms', par: 'scolarite' };
  return { prevenu: [{ ...call, date: at(...when) }] };
};
const isQueued = (
  fields: Fields,
  published: readonly string[] = [campagne],
  day = '2026-07-03',
) => contactQueue([row(fields)], published, day).length === 1;

describe('The queue of applicants to call', () => {
  it.each<[what: string, isHeld: boolean, ...Parameters<typeof isQueued>]>([
    ['an applicant whose decision is published', true, decided],
    ['no applicant whose decision is not published', false, decided, []],
    ['no applicant of a campaign whose decisions are not', false, decided, ['2024-2025']],
    ['an applicant whose paper is missing', true, incomplete, []],
    [
      'an applicant who lacks a paper, decided or not',
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
    ['no applicant on a day before theirs', false, incomplete, [], '2026-06-30'],
    ['an applicant who came on that day', true, incomplete, [], '2026-07-01'],
  ])('has %s', (_, isHeld, ...given) => {
    expect(isQueued(...given)).toBe(isHeld);
  });

  it('begins with the longest waiting, of one day with the earliest application', () => {
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
