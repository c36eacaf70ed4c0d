import { describe, expect, it } from 'vitest';
import { row } from '../../../tests/factories/row.ts';
import type { Fields } from '../content/stored-documents.ts';
import { queueToTell } from './queue.ts';

const campagne = '2025-2026';
const at = (day: string, time = '09:00') => `2026-07-${day}T${time}Z`;
const sent = { campagne, dateInscription: at('01') };
const decided = { ...sent, statut: 'refusee', dateTraitement: at('02') };
const incomplete = { ...sent, pieceManquante: { texte: 'Diplôme', date: at('02') } };
const tried = (motif: string, resultat: string, date = at('03')) => ({
  prevenu: [{ motif, resultat, date, voie: 'sms', par: 'scolarite' }],
});
const told = (fields: Fields, published: readonly string[] = [campagne], day = '2026-07-03') =>
  queueToTell([row(fields)], published, day).length === 1;

describe('The queue', () => {
  it.each<[what: string, isTold: boolean, ...Parameters<typeof told>]>([
    ['nobody who waits', false, sent],
    ['whoever is decided on', true, decided],
    ['nobody whose decision is not published', false, decided, []],
    ['nobody whose campaign is not', false, decided, ['2024-2025']],
    ['whoever misses a paper', true, incomplete, []],
    [
      'whoever misses a paper first',
      true,
      { ...decided, ...incomplete, statut: 'refusee' },
      [],
    ],
    ['nobody who knows of a decision', false, { ...decided, ...tried('decision', 'prevenu') }],
    [
      'whoever knows of a former one',
      true,
      { ...decided, ...tried('decision', 'prevenu', at('01')) },
    ],
    [
      'nobody who did not answer today',
      false,
      { ...decided, ...tried('decision', 'sans_reponse', at('03', '23:59')) },
    ],
    [
      'whoever did not yesterday',
      true,
      { ...decided, ...tried('decision', 'sans_reponse', at('02', '23:59')) },
    ],
    ['nobody on a day before theirs', false, incomplete, [], '2026-06-30'],
    ['whoever came on that day', true, incomplete, [], '2026-07-01'],
  ])('has %s', (_, isTold, ...given) => {
    expect(told(...given)).toBe(isTold);
  });

  it('has first who waits longest, of one day who applied first', () => {
    const rows = [
      row({ ...decided, ...tried('decision', 'sans_reponse', at('02')) }, 'tried'),
      row({ ...decided, dateInscription: at('02') }, 'next day'),
      row({ ...incomplete, dateInscription: at('01', '11:00') }, 'later'),
      row({ ...decided, dateInscription: at('01', '10:00') }, 'first'),
    ];
    const ids = queueToTell(rows, [campagne], '2026-07-03').map(({ id }) => id);
    expect(ids).toEqual(['first', 'later', 'next day', 'tried']);
    expect(rows.map(({ id }) => id)[0]).toBe('tried');
  });
});
