import { isCalendarDay, type CalendarDay } from '../dates.ts';

/**
 * Versions of the privacy notice, the latest last. None is removed: an open tab sends the version
 * that it shows, and its application must not be lost.
 */
export const noticeVersions = ['2026-11'] as const;
export type NoticeVersion = (typeof noticeVersions)[number];

/** Current version, whose text is in `web/src/site/inscription/notice.texts.ts`. */
export const noticeVersion: NoticeVersion = '2026-11';

/** Notice that the form showed. */
export interface NoticeShown {
  readonly version: NoticeVersion;
  /** Whether the guardian of a minor agrees. */
  readonly tuteur?: boolean | undefined;
}

const guardianAnswers = ['accepte', 'a-recueillir'] as const;
export type GuardianAnswer = (typeof guardianAnswers)[number];

/** Stored consent. `Instant` is the reader's type for a point in time. */
export interface Consent<Instant = Date> {
  readonly version: string;
  /** By the server's clock. */
  readonly date: Instant;
  /** Absent for adults. */
  readonly tuteur?: GuardianAnswer;
}

const majority = 18;

/**
 * Whether a person born on `birthday` is under 18 on `day`. A birthday on 29 February counts as
 * 1 March. Without a known birthday, the person counts as an adult.
 */
export function isMinor(birthday: CalendarDay, day: CalendarDay): boolean {
  if (!isCalendarDay(birthday)) return false;
  const eighteenth = `${Number(birthday.slice(0, 4)) + majority}${birthday.slice(4)}`;
  // Days as texts sort chronologically.
  return day < eighteenth;
}

/** Consent to store, received at `date`, which falls on `day`. */
export function consentOf<Instant>(
  { version, tuteur }: NoticeShown,
  birthday: CalendarDay,
  { date, day }: { readonly date: Instant; readonly day: CalendarDay },
): Consent<Instant> {
  if (!isMinor(birthday, day)) return { version, date };
  return { version, date, tuteur: tuteur === true ? 'accepte' : 'a-recueillir' };
}

export function isGuardianAnswer(value: unknown): value is GuardianAnswer {
  return guardianAnswers.some((answer) => answer === value);
}
