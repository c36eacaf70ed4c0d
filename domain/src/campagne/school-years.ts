import { calendarDayOf } from '../dates.ts';
import { firstCampagne, type StoredCampagne } from './campagne.ts';

/** Whether the text names two years that follow each other. */
export function isSchoolYear(value: string): boolean {
  const [, first, second] = /^(\d{4})-(\d{4})$/.exec(value) ?? [];
  return Number(second) === Number(first) + 1;
}

/** The school years of all campaigns: the current one, then the others, the latest first. */
export function campagnesOf({ anneeScolaire, annees = [] }: StoredCampagne): string[] {
  const others = new Set([...annees, firstCampagne.anneeScolaire]);
  others.delete(anneeScolaire);
  return [anneeScolaire, ...[...others].sort().reverse()];
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
