import { calendarDayOf } from '../dates.ts';
import { limits } from '../limits.ts';
import { firstCampagne, type StoredCampagne } from './campagne.ts';

/** Whether a text consists of two consecutive years. */
export function isSchoolYear(value: string): boolean {
  const [, first, second] = /^(\d{4})-(\d{4})$/.exec(value) ?? [];
  return Number(second) === Number(first) + 1;
}

/**
 * School years of all campaigns, and of applications older than the first campaign: the current
 * year, then the others, the latest first.
 *
 * @param oldest date of the oldest application.
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

/** Earlier school years down to that of `oldest`, within the retention of applications. */
function yearsBefore(annee: string, oldest: Date | undefined): string[] {
  const years: string[] = [];
  const since = oldest ? schoolYearOf(oldest) : annee;
  for (let year = yearBefore(annee); year >= since; year = yearBefore(year)) {
    if (years.push(year) >= limits.inscriptionDays / 365) break;
  }
  return years;
}

/**
 * School year of an application that does not name one: that of its date, but at most that of the
 * first campaign.
 */
export function schoolYearOf(sent: Date): string {
  const [year, first] = [calendarDayOf(sent), firstCampagne.anneeScolaire].map((text) =>
    Number(text.slice(0, 4)),
  ) as [number, number];
  const begins = Math.min(year, first);
  return `${begins}-${begins + 1}`;
}

/** Previous school year. */
export function yearBefore(annee: string): string {
  const first = Number(annee.slice(0, 4));
  return `${first - 1}-${first}`;
}
