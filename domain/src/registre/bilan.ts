import { calendarDayOf, formatCalendarDay, isCalendarDay, type CalendarDay } from '../dates.ts';
import {
  classeLabels,
  parcoursLabels,
  sexeLabels,
  specialites,
  type InscriptionStatut,
} from '../inscription/inscription.ts';
import type { Row } from './row.ts';
import { townOf } from './towns.ts';

/** Dimensions by which the applications of a campaign are counted. */
export const bilanDimensions = [
  'specialite',
  'parcours',
  'classe',
  'sexe',
  'age',
  'ville',
  'jour',
] as const;
export type BilanDimension = (typeof bilanDimensions)[number];

/** Number of applications in a group, by decision. */
type BilanCounts = Readonly<Record<InscriptionStatut, number>>;

/** Non-empty groups of a dimension, by key. */
type BilanGroups = Readonly<Record<string, BilanCounts>>;

/** Figures of a campaign, by dimension. */
export type Bilan = Readonly<Record<BilanDimension, BilanGroups>>;

/** Key of the group of unknown or rare values. */
const otherKey = 'autre';

/** Age groups on the day of the application, in years. */
const ages = [
  { key: 'moins18', below: 18 },
  { key: '18a20', below: 21 },
  { key: '21a25', below: 26 },
  { key: 'plus25', below: Infinity },
] as const;

function ageOn(born: CalendarDay, day: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return years - (day.slice(5) < born.slice(5) ? 1 : 0);
}

/** Age group of a birthday; `otherKey` when the age is unknown. */
function ageGroupOf(born: CalendarDay, day: CalendarDay): string {
  if (!isCalendarDay(born)) return otherKey;
  const age = ageOn(born, day);
  return age >= 0 ? (ages.find(({ below }) => age < below)?.key ?? otherKey) : otherKey;
}

/** Groups of an application. All but the day come from closed lists, regardless of the typed text. */
function groupsOf(row: Row): Readonly<Record<BilanDimension, string>> {
  const { specialite, parcours, classe, sexe, dateNaissance, lieuResidence } = row;
  const jour = calendarDayOf(row.dateInscription);
  return {
    specialite: specialites.includes(specialite) ? specialite : otherKey,
    parcours: parcours ?? otherKey,
    classe: classe ?? otherKey,
    sexe: Object.hasOwn(sexeLabels, sexe) ? sexe : otherKey,
    age: ageGroupOf(dateNaissance, jour),
    ville: townOf(lieuResidence) || otherKey,
    jour,
  };
}

/** Figures of the applications, by dimension. */
export function bilanOf(rows: readonly Row[]): Bilan {
  const counted = rows.map((row) => ({ groups: groupsOf(row), statut: row.statut }));
  const dimensions = bilanDimensions.map((dimension) => [
    dimension,
    sumByKey(
      counted.map(({ groups, statut }) => [groups[dimension], { ...none, [statut]: 1 }]),
    ),
  ]);
  return Object.fromEntries(dimensions) as Bilan;
}

const none: BilanCounts = { en_attente: 0, acceptee: 0, refusee: 0 };

const sumOfCounts = (one: BilanCounts, other: BilanCounts): BilanCounts => ({
  en_attente: one.en_attente + other.en_attente,
  acceptee: one.acceptee + other.acceptee,
  refusee: one.refusee + other.refusee,
});

/** Sums of the counts with the same key. */
function sumByKey(counts: readonly (readonly [key: string, BilanCounts])[]): BilanGroups {
  const groups = new Map<string, BilanCounts>();
  for (const [key, count] of counts) {
    groups.set(key, sumOfCounts(groups.get(key) ?? none, count));
  }
  return Object.fromEntries(groups);
}

/** Line of a table of figures: a group with its label and its total. */
export interface BilanLine extends BilanCounts {
  readonly key: string;
  readonly label: string;
  readonly total: number;
}

/** Maximum of towns with a line of their own. */
const maxTowns = 30;

/** Figures of a group in two campaigns. */
export interface Comparison {
  readonly now: BilanLine;
  readonly before: BilanLine;
}

/**
 * Groups of a dimension in two campaigns: in the order of the form, by size, or day by day. A day is
 * compared with the same day of the previous year.
 */
export function comparisonsOf(
  bilan: Bilan,
  avant: Bilan,
  dimension: BilanDimension,
): readonly Comparison[] {
  const groups = bilan[dimension];
  const former = dimension === 'jour' ? aYearLater(avant.jour) : avant[dimension];
  const all = keysOf({ ...former, ...groups }, dimension).map((key) => ({
    now: lineOf(key, dimension, groups[key]),
    before: lineOf(key, dimension, former[key]),
  }));
  if (dimension !== 'ville') return all;
  const bySize = all.filter(({ now }) => now.key !== otherKey).sort(larger);
  const rest = [...bySize.slice(maxTowns), ...all.filter(({ now }) => now.key === otherKey)];
  if (rest.length === 0) return bySize;
  return [...bySize.slice(0, maxTowns), sumOf(rest, otherKey, labelOf(otherKey, dimension))];
}

const larger = (one: Comparison, other: Comparison) =>
  other.now.total - one.now.total ||
  other.before.total - one.before.total ||
  one.now.label.localeCompare(other.now.label, 'fr');

/** Moves days by a year; 29 February becomes 1 March. */
function aYearLater(days: BilanGroups): BilanGroups {
  const later = (day: CalendarDay) => {
    const same = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
    return isCalendarDay(same) ? same : `${same.slice(0, 4)}-03-01`;
  };
  return sumByKey(Object.entries(days).map(([day, counts]) => [later(day), counts]));
}

/** Lines of a single campaign. */
export const linesOf = (bilan: Bilan, dimension: BilanDimension): readonly BilanLine[] =>
  comparisonsOf(bilan, bilanOf([]), dimension).map(({ now }) => now);

function keysOf(groups: Bilan[BilanDimension], dimension: BilanDimension): string[] {
  const known = Object.keys(labels[dimension]);
  const keys = Object.keys(groups);
  const others = keys.filter((key) => !known.includes(key) && key !== otherKey).sort();
  return [
    ...known.filter((key) => keys.includes(key)),
    ...others,
    ...keys.filter((key) => key === otherKey),
  ];
}

const lineOf = (key: string, dimension: BilanDimension, counts = none): BilanLine =>
  withTotal(key, labelOf(key, dimension), counts);

function withTotal(key: string, label: string, counts: BilanCounts): BilanLine {
  const { en_attente, acceptee, refusee } = counts;
  return { key, label, ...counts, total: en_attente + acceptee + refusee };
}

/** Sum of several groups. */
function sumOf(comparisons: readonly Comparison[], key: string, label: string): Comparison {
  const sum = (lines: readonly BilanLine[]) =>
    withTotal(
      key,
      label,
      lines.reduce<BilanCounts>((all, line) => sumOfCounts(all, line), none),
    );
  return {
    now: sum(comparisons.map(({ now }) => now)),
    before: sum(comparisons.map(({ before }) => before)),
  };
}

/** Totals of two campaigns. Each application is in one group of `parcours`. */
export const totalOf = (bilan: Bilan, avant: Bilan = bilanOf([])): Comparison =>
  sumOf(comparisonsOf(bilan, avant, 'parcours'), 'total', 'Total');

const labels: Readonly<Record<BilanDimension, Readonly<Record<string, string>>>> = {
  specialite: Object.fromEntries(specialites.map((specialite) => [specialite, specialite])),
  parcours: parcoursLabels,
  classe: classeLabels,
  sexe: sexeLabels,
  age: {
    moins18: 'Moins de 18 ans',
    '18a20': '18 à 20 ans',
    '21a25': '21 à 25 ans',
    plus25: '26 ans et plus',
  },
  ville: {},
  jour: {},
};

function labelOf(key: string, dimension: BilanDimension): string {
  if (key === otherKey) return dimension === 'ville' ? 'Autres' : 'Non précisé';
  if (dimension === 'jour') return formatCalendarDay(key);
  return labels[dimension][key] ?? key;
}
