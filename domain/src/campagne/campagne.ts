import { centre } from '../centre.ts';
import { endOf, startOf, type CalendarDay } from '../dates.ts';
import type { Places } from './places.ts';
import type { MessagesAPrevenir } from '../inscription/prevenir.ts';

/** States of a campaign: by its dates, or set by hand until the next announced day. */
export const campagneEtats = {
  automatique: 'Selon les dates',
  ouverte: 'Ouverte',
  fermee: 'Fermée',
} as const;
export type CampagneEtat = keyof typeof campagneEtats;

/** Enrolment campaign of a school year, set by the direction. All of its fields are public. */
export interface Campagne {
  /** School year, such as `2025-2026`. */
  readonly anneeScolaire: string;
  /** The first day. */
  readonly ouverture: CalendarDay;
  /** The last day; empty until it is set, in a campaign that opened on its announced day. */
  readonly cloture: CalendarDay;
  /** Last day of an extended campaign; empty otherwise. */
  readonly prolongation: CalendarDay;
  readonly etat: CampagneEtat;
  /** Day on which the next campaign opens; empty while unknown. */
  readonly prochaine: CalendarDay;
  /** Last day on which an accepted applicant confirms the place; empty while unknown. */
  readonly confirmation: CalendarDay;
  /** Next step after an application, and its channel: the beginning of a sentence. */
  readonly suite: string;
  /** Announced date of the answer to applicants: the end of that sentence. */
  readonly reponse: string;
}

/** Campaign and message templates that the direction saves. */
export interface EditedCampagne extends Campagne, MessagesAPrevenir {}

/** Stored campaign. */
export interface StoredCampagne extends Campagne, Partial<MessagesAPrevenir> {
  /** Instant of the closing by hand. */
  readonly fermeeLe?: Date | undefined;
  /** Last change of its state or its dates. */
  readonly etatLe?: Date | undefined;
  /** School years with published decisions. */
  readonly decisionsPubliees?: readonly string[] | undefined;
  /** First publication of the decisions, by school year. */
  readonly publieesLe?: Readonly<Record<string, Date>> | undefined;
  /** School years with a campaign so far, unordered. */
  readonly annees?: readonly string[] | undefined;
  readonly places?: Places | undefined;
  /** Increases with each change. */
  readonly version: number;
}

/** Default campaign, until the direction saves one. */
export const firstCampagne: StoredCampagne = {
  anneeScolaire: centre.campaign.year,
  ouverture: centre.campaign.openSince,
  cloture: centre.campaign.lastDay,
  prolongation: '',
  etat: 'ouverte',
  prochaine: '',
  confirmation: '',
  suite: 'Il vous appelle ou vous écrit, aux coordonnées que vous avez données',
  reponse: centre.campaign.answerBy,
  version: 0,
};

/** Grace period after the closing for applications begun before it, in milliseconds. */
export const graceMs = 2 * 60 * 60 * 1000;

/**
 * Time during which cached pages may still show a campaign as open after a closing by hand, in
 * milliseconds. Closings by date are known in advance, and caches expire at them.
 */
const cachedPageMs = 60_000;

export const lastDayOf = ({ prolongation, cloture }: Campagne) => prolongation || cloture;

/** First instant after the last day, at which an automatic campaign is closed. */
export const campagneEnd = (campagne: Campagne) => endOf(lastDayOf(campagne));

const schedule = [
  'anneeScolaire',
  'etat',
  'ouverture',
  'cloture',
  'prolongation',
  'prochaine',
] as const;
type Schedule = Pick<Campagne, (typeof schedule)[number]>;

/** Whether two campaigns are open on the same days of the same school year. */
export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return schedule.every((field) => one[field] === other[field]);
}

/** Next school year. */
export function yearAfter(annee: string): string {
  const second = Number(annee.slice(5));
  return `${second}-${second + 1}`;
}

/** Whether a day was in the future when the campaign was saved, so that the site announced it. */
const isAnnounced = (instant: Date, { etatLe }: StoredCampagne) =>
  etatLe !== undefined && instant > etatLe;

/**
 * End of a state set by hand: the first announced day that changes it. Undefined when there is none,
 * and for an automatic campaign.
 */
export function manualStateEnd(campagne: StoredCampagne): Date | undefined {
  const { etat, ouverture, prochaine } = campagne;
  if (etat === 'automatique') return undefined;
  const first = etat === 'ouverte' ? campagneEnd(campagne) : startOf(ouverture);
  return [first, startOf(prochaine)].find((instant) => isAnnounced(instant, campagne));
}

/**
 * Campaign in force at an instant. A state set by hand ends at the next announced day. The day
 * announced for the next campaign begins that of the following school year, which stays open until
 * its last day is set.
 */
export function campagneAt(campagne: StoredCampagne, now: Date): StoredCampagne {
  const { anneeScolaire, annees = [], prochaine } = campagne;
  const end = manualStateEnd(campagne);
  const etat = end && end <= now ? 'automatique' : campagne.etat;
  const next = startOf(prochaine);
  if (etat !== 'automatique' || !isAnnounced(next, campagne) || next > now) {
    return { ...campagne, etat };
  }
  return {
    ...campagne,
    anneeScolaire: yearAfter(anneeScolaire),
    annees: [...annees, anneeScolaire],
    ouverture: prochaine,
    ...{ cloture: '', prolongation: '', prochaine: '', confirmation: '' },
    etat: 'ouverte',
    etatLe: undefined,
  };
}

/** Whether a campaign is open at an instant. */
export function isOpenAt(campagne: Campagne, now: Date): boolean {
  if (campagne.etat !== 'automatique') return campagne.etat === 'ouverte';
  return startOf(campagne.ouverture) <= now && now < campagneEnd(campagne);
}

/** Instant of the closing; undefined while the campaign is open or has not begun. */
export function closedAt(campagne: StoredCampagne, now: Date): Date | undefined {
  if (isOpenAt(campagne, now)) return undefined;
  const end = campagne.etat === 'fermee' ? campagne.fermeeLe : campagneEnd(campagne);
  return end && end <= now ? end : undefined;
}

/**
 * Whether an application is received at an instant: in an open campaign or its grace period.
 *
 * @param begunAt start of the form, if known.
 */
export function isReceivedAt(campagne: StoredCampagne, now: Date, begunAt?: Date): boolean {
  if (isOpenAt(campagne, now)) return true;
  const closed = closedAt(campagne, now)?.getTime();
  if (closed === undefined || !begunAt || now.getTime() >= closed + graceMs) return false;
  return begunAt.getTime() < closed + (campagne.etat === 'fermee' ? cachedPageMs : 0);
}

/** End of the grace period for a form begun at that instant; undefined when it has none. */
export function graceEnd({ closeLe }: PublicCampagne, begunAt: string): Date | undefined {
  if (closeLe === undefined || begunAt === '' || begunAt >= closeLe) return undefined;
  return new Date(Date.parse(closeLe) + graceMs);
}

/** Whole seconds until the next announced day; `Infinity` when there is none. */
export function secondsUntilChange(campagne: Campagne, now: Date): number {
  const { ouverture, prochaine } = campagne;
  const left = [startOf(ouverture), campagneEnd(campagne), startOf(prochaine)].map(
    (instant) => instant.getTime() - now.getTime(),
  );
  return Math.floor(Math.min(...left.filter((ms) => ms > 0)) / 1000);
}

/** Public state of the campaign, with the texts of the site. */
export interface PublicCampagne extends Campagne {
  readonly ouverte: boolean;
  /** Instant of the closing (ISO 8601) during the grace period: browsers' clocks may be wrong. */
  readonly closeLe?: string | undefined;
  /** Title, like `texte`, of the top bar, the home page and the form. */
  readonly titre: string;
  readonly texte: string;
  /** The last day as text, such as `30 septembre 2025`, while it is in the future. */
  readonly fin?: string | undefined;
}
