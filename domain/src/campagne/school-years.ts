import { calendarDayOf } from '../dates.ts';
import { limits } from '../limits.ts';
import { firstCampagne, type StoredCampagne } from './campagne.ts';

/** Whether the text names two years that follow each other. */
export function isSchoolYear(value: string): boolean {
  const [, first, second] = /^(\d{4})-(\d{4})$/.exec(value) ?? [];
  return Number(second) === Number(first) + 1;
}

/**
 * The school years of all campaigns, and of applications that are older than the first: the current
 * one, then the others, the latest first.
 *
 * @param oldest when the oldest application was sent.
 */
export function campagnesOf(
  { anneeScolaire, annees = [] }: StoredCampagne,
  oldest: Date | undefined,
): string[] {
  const first = firstCampagne.anneeScolaire;
  const others = new Set([...annees, first, ...yearsBefore(first, oldest)]);
  others.delete(anneeScolaire);
  return [anneeScolaire, ...[...others].sort().reverse()];
}

/** Not further back than applications are kept, whatever date one of them has. */
function yearsBefore(annee: string, oldest: Date | undefined): string[] {
  const years: string[] = [];
  const since = oldest ? schoolYearOf(oldest) : annee;
  for (let year = yearBefore(annee); year >= since; year = yearBefore(year)) {
    if (years.push(year) >= limits.inscriptionDays / 365) break;
  }
  return years;
}

/**
 * The school year of an application that does not say it: that of its date, and since there are
 * campaigns that of the first one.
 */
export function schoolYearOf(sent: Date): string {
  const [year, first] = [calendarDayOf(sent), firstCampagne.anneeScolaire].map((text) =>
    Number(text.slice(0, 4)),
  ) as [number, number];
  const begins = Math.min(year, first);
  return `${begins}-${begins + 1}`;
}

/** The school year before. */
export function yearBefore(annee: string): string {
  const first = Number(annee.slice(0, 4));
  return `${first - 1}-${first}`;
}
