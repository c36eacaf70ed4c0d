import { now } from '../clock.ts';
import { calendarDayOf, isCalendarDay, type CalendarDay } from '../dates.ts';
import { readDay } from '../typed-day.ts';
import {
  fieldNames,
  fieldTable,
  inscriptionFields as labels,
  notApplicable,
  type EnrolmentForm,
  type InscriptionField,
} from './inscription.ts';
import { limits } from '../limits.ts';
import { inscriptionMessages as texts } from '../messages/inscription.ts';

const { min, max } = limits.applicantAge;

const yearFields = fieldNames.filter((field) => fieldTable[field].kind === 'year');

const yearsAfter = (day: CalendarDay, years: number): CalendarDay =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Error of a typed day of birth, in French; undefined when it is valid or empty. */
export function birthdayProblem(
  typed: string,
  today: CalendarDay = calendarDayOf(now()),
): string | undefined {
  const { day, problem } = readDay(typed);
  if (day === '' || problem !== undefined) return problem;
  if (day >= today) return texts.dateNaissance;
  const isTooYoung = yearsAfter(day, min) > today;
  const isTooOld = yearsAfter(day, max + 1) <= today;
  return isTooYoung || isTooOld ? texts.age : undefined;
}

/** Error of the year of a diploma, in French; `birthday` is empty when unknown. */
export function yearProblem(
  field: InscriptionField,
  year: string,
  birthday = '',
  today: CalendarDay = calendarDayOf(now()),
): string | undefined {
  if (year === '' || year === notApplicable) return undefined;
  if (!/^(?:19[5-9]|2\d\d)\d$/.test(year)) return texts.annee(labels[field]);
  if (year > today.slice(0, 4)) return texts.anneeFuture(labels[field]);
  const isBeforeBirth = isCalendarDay(birthday) && year < birthday.slice(0, 4);
  return isBeforeBirth ? texts.anneeAvantNaissance(labels[field]) : undefined;
}

/** Errors of the years of diplomas, by field: none may precede the birth. */
export function yearProblems(form: EnrolmentForm): Partial<Record<InscriptionField, string>> {
  const { day } = readDay(form.dateNaissance);
  const problems = yearFields.map(
    (field) => [field, yearProblem(field, form[field].trim(), day)] as const,
  );
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}
