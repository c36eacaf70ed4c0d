import { formatCalendarDay, isCalendarDay, type CalendarDay } from '../dates.ts';
import {
  classeLabels,
  parcoursLabels,
  sexeLabels,
  specialites,
  statutLabels,
  type InscriptionStatut,
} from '../inscription/inscription.ts';
import type { InscriptionRecord } from '../inscription/record.ts';
import { townOf } from './towns.ts';

/** What the applications of a campaign are counted by. */
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

/** How many applications, by what was decided on them. */
type BilanCounts = Readonly<Record<InscriptionStatut, number>>;

/** The figures of a campaign: of each dimension the groups that are not empty, by their keys. */
export type Bilan = Readonly<
  Record<BilanDimension, Readonly<Record<string, Readonly<Partial<BilanCounts>>>>>
>;

/** An application as it is counted. */
export interface Counted {
  readonly record: Pick<
    InscriptionRecord,
    | 'specialite'
    | 'parcours'
    | 'classe'
    | 'sexe'
    | 'dateNaissance'
    | 'lieuResidence'
    | 'statut'
    | 'campagne'
  >;
  /** The day that it is counted under, that of its sending. */
  readonly jour: CalendarDay;
}

/** The key of what is unknown, or in no group of its own. */
const otherKey = 'autre';

/** The ages on the day of the application, in years. */
const ages = [
  { key: 'moins18', below: 18 },
  { key: '18a20', below: 21 },
  { key: '21a25', below: 26 },
  { key: 'plus25', below: Infinity },
] as const;

/** The age in whole years on `day`. */
function ageOn(born: CalendarDay, day: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return years - (day.slice(5) < born.slice(5) ? 1 : 0);
}

/** The group of an age; `otherKey` when it is not known. */
function ageGroupOf(born: CalendarDay, day: CalendarDay): string {
  if (!isCalendarDay(born)) return otherKey;
  const age = ageOn(born, day);
  return age >= 0 ? (ages.find(({ below }) => age < below)?.key ?? otherKey) : otherKey;
}

/**
 * The group of an application in each dimension. All but the day come from closed lists, whatever
 * was typed: nothing that is sent can make the documents of the figures grow.
 */
function groupsOf({ record, jour }: Counted): Readonly<Record<BilanDimension, string>> {
  const { specialite, parcours, classe, sexe, dateNaissance, lieuResidence } = record;
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

/** Figures that are being added up. */
export type Tally = Partial<Record<string, Partial<Record<string, Record<string, number>>>>>;

/** Adds an application to a tally. */
export function countInto(tally: Tally, counted: Counted): Tally {
  const { statut } = counted.record;
  for (const [dimension, key] of Object.entries(groupsOf(counted))) {
    const groups = (tally[dimension] ??= {});
    const counts = (groups[key] ??= {});
    counts[statut] = (counts[statut] ?? 0) + 1;
  }
  return tally;
}

/** By how much each figure is more in one than in the other; without those that are the same. */
export function differenceOf(one: Tally | undefined, other: Tally | undefined): Bilan {
  return sumOfBilans([one, other], [1, -1]);
}

/**
 * Adds the figures of all parts up, without groups of nobody; what is no number counts as none.
 *
 * @param factors of the parts; one when absent.
 */
export function sumOfBilans(parts: readonly unknown[], factors: readonly number[] = []): Bilan {
  return Object.fromEntries(
    bilanDimensions.map((dimension) => {
      const groups = parts.map((part) => mapIn(mapIn(part)[dimension]));
      const keys = new Set(groups.flatMap((group) => Object.keys(group)));
      const sums = [...keys].map(
        (key) =>
          [
            key,
            sumOfCounts(
              groups.map((group) => mapIn(group[key])),
              factors,
            ),
          ] as const,
      );
      return [dimension, Object.fromEntries(sums.filter(([, counts]) => !isNothing(counts)))];
    }),
  ) as Bilan;
}

const statuts = Object.keys(statutLabels) as InscriptionStatut[];

function sumOfCounts(
  parts: readonly Readonly<Record<string, unknown>>[],
  factors: readonly number[] = [],
): BilanCounts {
  const sums = statuts.map((statut) => [
    statut,
    parts.reduce((sum, part, at) => sum + (factors[at] ?? 1) * (Number(part[statut]) || 0), 0),
  ]);
  return Object.fromEntries(sums) as BilanCounts;
}

const isNothing = (counts: BilanCounts) => statuts.every((statut) => counts[statut] === 0);

function mapIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A group of the figures, as it is shown. */
export interface BilanLine extends BilanCounts {
  readonly key: string;
  readonly label: string;
  readonly total: number;
}

/** Towns that are shown by themselves. */
const mostTowns = 30;

/** The same group in two campaigns. */
export interface Comparison {
  readonly now: BilanLine;
  readonly before: BilanLine;
}

/**
 * The groups of a dimension in two campaigns: in the order of the form, by size, or day by day. A
 * day is compared with that day a year before.
 */
export function comparisonsOf(
  bilan: Bilan,
  avant: Bilan,
  dimension: BilanDimension,
): readonly Comparison[] {
  const [groups, former] = [
    bilan[dimension],
    (dimension === 'jour' ? aYearLater(avant) : avant)[dimension],
  ];
  const all = keysOf({ ...former, ...groups }, dimension).map((key) => ({
    now: lineOf(key, dimension, groups[key]),
    before: lineOf(key, dimension, former[key]),
  }));
  if (dimension !== 'ville') return all;
  const bySize = all.filter(({ now }) => now.key !== otherKey).sort(larger);
  const rest = [...bySize.slice(mostTowns), ...all.filter(({ now }) => now.key === otherKey)];
  if (rest.length === 0) return bySize;
  return [...bySize.slice(0, mostTowns), sumOf(rest, otherKey, labelOf(otherKey, dimension))];
}

const larger = (one: Comparison, other: Comparison) =>
  other.now.total - one.now.total ||
  other.before.total - one.before.total ||
  one.now.label.localeCompare(other.now.label, 'fr');

/** The same days of the next year, for the 29 February the day after. */
function aYearLater({ jour }: Bilan): Bilan {
  const later = (day: CalendarDay) => {
    const year = Number(day.slice(0, 4)) + 1;
    const same = `${year}${day.slice(4)}`;
    return isCalendarDay(same) ? same : `${year}-03-01`;
  };
  return sumOfBilans(
    Object.entries(jour).map(([day, counts]) => ({ jour: { [later(day)]: counts } })),
  );
}

/** The lines of one campaign alone. */
export const linesOf = (bilan: Bilan, dimension: BilanDimension): readonly BilanLine[] =>
  comparisonsOf(bilan, sumOfBilans([]), dimension).map(({ now }) => now);

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

function lineOf(
  key: string,
  dimension: BilanDimension,
  { en_attente = 0, acceptee = 0, refusee = 0 }: Partial<BilanCounts> = {},
): BilanLine {
  const total = en_attente + acceptee + refusee;
  return { key, label: labelOf(key, dimension), en_attente, acceptee, refusee, total };
}

/** Several groups as one. */
function sumOf(comparisons: readonly Comparison[], key: string, label: string): Comparison {
  const sum = (lines: readonly BilanLine[]): BilanLine => {
    const { en_attente, acceptee, refusee } = sumOfCounts(lines.map((line) => ({ ...line })));
    const total = en_attente + acceptee + refusee;
    return { key, label, en_attente, acceptee, refusee, total };
  };
  return {
    now: sum(comparisons.map(({ now }) => now)),
    before: sum(comparisons.map(({ before }) => before)),
  };
}

/** All applications of two campaigns: each is in one group of every dimension. */
export const totalOf = (bilan: Bilan, avant: Bilan = sumOfBilans([])): Comparison =>
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
