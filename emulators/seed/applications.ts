import { consentOf, noticeVersion } from '@centre/domain/inscription/consent';
import { calendarDayOf } from '@centre/domain/dates';
import type { Inscription, InscriptionStatut } from '@centre/domain/inscription/inscription';
import { inscription } from '../../tests/factories/inscription.ts';
import { omit } from '../../tests/factories/omit.ts';
import { cycle } from '../../tests/factories/people.ts';
import { daysAfter } from '../../tests/factories/time.ts';

/** Stored application; older ones lack fields that were added later. */
type StoredInscription = Omit<Inscription, 'parcours' | 'modalite'> &
  Partial<Pick<Inscription, 'parcours' | 'modalite'>>;

const recentCount = 50;
const statuts: readonly InscriptionStatut[] = [
  'en_attente',
  'acceptee',
  'en_attente',
  'refusee',
];

/** Application of this year's campaign, as the form sends it. */
function recent(index: number): Inscription {
  // Older applications have a decision; those of the last fortnight are all waiting.
  const statut = index < 34 ? cycle(statuts, index) : 'en_attente';
  const { dateInscription, ...record } = inscription({ id: idOf(index), statut }, index);
  const sent = { date: dateInscription, day: calendarDayOf(dateInscription) };
  const shown = { version: noticeVersion, tuteur: index % 3 !== 0 };
  const examined = daysAfter(dateInscription.toISOString(), 6 + (index % 5));
  return {
    ...record,
    dateInscription,
    consentement: consentOf(shown, record.dateNaissance, sent),
    ...(statut !== 'en_attente' && { dateTraitement: examined }),
  };
}

/** Choices of training in earlier years. */
const olderPaths = [
  { parcours: 'formation_courte', specialite: 'Chaudronnerie', formation: 'Soudure à l’arc' },
  { parcours: 'licence', specialite: 'Maintenance Industrielle', formation: 'Licence' },
  {
    parcours: 'formation_courte',
    specialite: 'Froid et Climatisation',
    formation: 'Climatisation',
  },
  {
    parcours: 'formation_courte',
    specialite: 'Mécanique Diesel',
    formation: 'Injection diesel',
  },
  { parcours: 'licence', specialite: 'QHSE', formation: 'Licence' },
] as const;

function older(kind: (typeof olderPaths)[number], index: number): Inscription {
  return inscription({ ...kind, ...lastYear(index), classe: '', niveau: '' }, index);
}

/** Choices in records older than the fields `parcours` and `modalite`. */
const olderFormations = [
  ['bts2', 'Électromécanique', 'bts - bts2 - Électromécanique [soir]'],
  ['bts2', 'Froid et Climatisation', 'BTS 2 Froid et Climatisation [jour]'],
  ['bts1', 'Maintenance Industrielle', 'BTS - bts1 - Maintenance Industrielle'],
  ['terminale', 'Chaudronnerie', 'bacpro - terminale - Chaudronnerie'],
  ['bts2', 'Mécanique Diesel', 'bts - bts2 - Mécanique Diesel [soir]'],
] as const;

function oldest(kind: (typeof olderFormations)[number], index: number): StoredInscription {
  const [classe, specialite, formation] = kind;
  const fields = { classe, niveau: classe, specialite, formation, ...lastYear(index) };
  return omit(inscription(fields, index), 'parcours', 'modalite');
}

function lastYear(index: number) {
  const dateInscription = daysAfter('2024-08-05T09:00:00Z', (index - recentCount) * 2.6);
  return {
    id: idOf(index),
    dateInscription,
    dateTraitement: daysAfter(dateInscription.toISOString(), 9),
    statut: cycle(['acceptee', 'refusee', 'acceptee'] as const, index),
  };
}

function idOf(index: number): string {
  return `demande-${String(index + 1).padStart(2, '0')}`;
}

export const applications: readonly StoredInscription[] = [
  ...Array.from({ length: recentCount }, (_, index) => recent(index)),
  ...olderPaths.map((kind, index) => older(kind, recentCount + index)),
  ...olderFormations.map((kind, index) =>
    oldest(kind, recentCount + olderPaths.length + index),
  ),
];
