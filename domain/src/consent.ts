import { isCalendarDay, type CalendarDay } from './dates.ts';

/**
 * The versions that the notice on the form ever had, the latest last. None is taken away: a tab
 * that was left open sends the one that it shows, and its application must not be lost.
 */
export const noticeVersions = ['2026-11'] as const;
export type NoticeVersion = (typeof noticeVersions)[number];

/** The version whose text `web/src/content/notice.ts` holds. */
export const noticeVersion: NoticeVersion = '2026-11';

/** What the form says of the notice that stood on it. */
export interface NoticeShown {
  readonly version: NoticeVersion;
  /** Whether a minor says that the guardian agrees. */
  readonly tuteur?: boolean | undefined;
}

/** What a minor's guardian is known to have said. */
export const guardianAnswers = ['accepte', 'a-recueillir'] as const;
export type GuardianAnswer = (typeof guardianAnswers)[number];

/** What is recorded of an applicant's consent. `Instant` is how the reader holds a time. */
export interface Consent<Instant = Date> {
  readonly version: string;
  /** By the server's clock. */
  readonly date: Instant;
  /** Absent for those who are of age. */
  readonly tuteur?: GuardianAnswer;
}

const majority = 18;

/**
 * Whether somebody who was born on `birthday` is not of age on `day`. Who was born on a 29th of
 * February is so from the 1st of March; of an unknown birthday nothing is said.
 */
export function isMinor(birthday: CalendarDay, day: CalendarDay): boolean {
  if (!isCalendarDay(birthday)) return false;
  const eighteenth = `${Number(birthday.slice(0, 4)) + majority}${birthday.slice(4)}`;
  // Days of four-digit years come in the order of their texts.
  return day < eighteenth;
}

/** What to record of an application that is received at `date`, which falls on `day`. */
export function consentOf<Instant>(
  { version, tuteur }: NoticeShown,
  birthday: CalendarDay,
  { date, day }: { readonly date: Instant; readonly day: CalendarDay },
): Consent<Instant> {
  if (!isMinor(birthday, day)) return { version, date };
  return { version, date, tuteur: tuteur === true ? 'accepte' : 'a-recueillir' };
}

/** Narrows anything that was stored to an answer of a guardian. */
export function isGuardianAnswer(value: unknown): value is GuardianAnswer {
  return guardianAnswers.some((answer) => answer === value);
}
