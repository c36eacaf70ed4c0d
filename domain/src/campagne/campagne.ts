import { centre } from '../centre.ts';
import { endOf, startOf, type CalendarDay } from '../dates.ts';
import type { Places } from './places.ts';
import type { MessagesAPrevenir } from '../inscription/prevenir.ts';

/** When applications are received: by the dates, or as set by hand until the next announced day. */
export const campagneEtats = {
  automatique: 'Selon les dates',
  ouverte: 'Ouverte',
  fermee: 'Fermée',
} as const;
export type CampagneEtat = keyof typeof campagneEtats;

/** A year's enrolment, as the direction decides it. Everything in it is public. */
export interface Campagne {
  /** The school year, such as `2025-2026`. */
  readonly anneeScolaire: string;
  /** The first day. */
  readonly ouverture: CalendarDay;
  /** The last day; empty in a campaign that its announced day opened, until it is given. */
  readonly cloture: CalendarDay;
  /** The last day once the campaign was extended; empty otherwise. */
  readonly prolongation: CalendarDay;
  readonly etat: CampagneEtat;
  /** Day on which the next campaign opens; empty while unknown. */
  readonly prochaine: CalendarDay;
  /** Last day on which an accepted applicant confirms the place; empty while unknown. */
  readonly confirmation: CalendarDay;
  /** What happens after an application is sent, and by which way: the beginning of a sentence. */
  readonly suite: string;
  /** When applicants hear from the centre: the end of that sentence. */
  readonly reponse: string;
}

/** What the direction saves: the campaign, and the texts that the staff sends. */
export interface EditedCampagne extends Campagne, MessagesAPrevenir {}

/** A campaign that is stored. */
export interface StoredCampagne extends Campagne, Partial<MessagesAPrevenir> {
  /** When it was closed by hand. */
  readonly fermeeLe?: Date | undefined;
  /** When its state or its dates were last changed. */
  readonly etatLe?: Date | undefined;
  /** The school years whose decisions applicants may know. */
  readonly decisionsPubliees?: readonly string[] | undefined;
  /** When each of them was published first. */
  readonly publieesLe?: Readonly<Record<string, Date>> | undefined;
  /** The school years that there were campaigns for, in no order. */
  readonly annees?: readonly string[] | undefined;
  readonly places?: Places | undefined;
  /** Grows with each change. */
  readonly version: number;
}

/** What holds until the direction has saved a campaign. */
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

/** Who had begun before the campaign closed may still send for so long, in milliseconds. */
export const graceMs = 2 * 60 * 60 * 1000;

/**
 * What was closed by hand may still be open on pages that caches keep, in milliseconds. Caches know
 * of closings by the dates beforehand.
 */
const shownMs = 60_000;

export const lastDayOf = ({ prolongation, cloture }: Campagne) => prolongation || cloture;

/** The first instant at which an automatic campaign is closed again. */
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

/** The school year after. */
export function yearAfter(annee: string): string {
  const second = Number(annee.slice(5));
  return `${second}-${second + 1}`;
}

/** Whether a day was to come when the campaign was saved, so that the site announced it. */
const isAnnounced = (instant: Date, { etatLe }: StoredCampagne) =>
  etatLe !== undefined && instant > etatLe;

/**
 * End of a state that was set by hand: the first announced day that says otherwise. Undefined
 * where there is none, and of an automatic campaign.
 */
export function heldUntil(campagne: StoredCampagne): Date | undefined {
  const { etat, ouverture, prochaine } = campagne;
  if (etat === 'automatique') return undefined;
  const first = etat === 'ouverte' ? campagneEnd(campagne) : startOf(ouverture);
  return [first, startOf(prochaine)].find((instant) => isAnnounced(instant, campagne));
}

/**
 * The campaign that holds at an instant. A state set by hand ends at the next announced day, and
 * the day announced for the next campaign begins that of the school year after, which stays open
 * until its last day is given.
 */
export function campagneAt(campagne: StoredCampagne, now: Date): StoredCampagne {
  const { anneeScolaire, annees = [], prochaine } = campagne;
  const end = heldUntil(campagne);
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

/** Whether applications are received at that instant. */
export function isOpenAt(campagne: Campagne, now: Date): boolean {
  if (campagne.etat !== 'automatique') return campagne.etat === 'ouverte';
  return startOf(campagne.ouverture) <= now && now < campagneEnd(campagne);
}

/** When the campaign closed; undefined while it is open or has not begun. */
export function closedAt(campagne: StoredCampagne, now: Date): Date | undefined {
  if (isOpenAt(campagne, now)) return undefined;
  const end = campagne.etat === 'fermee' ? campagne.fermeeLe : campagneEnd(campagne);
  return end && end <= now ? end : undefined;
}

/**
 * Whether an application is received at that instant.
 *
 * @param begunAt when the applicant began to write it, as far as that is known.
 */
export function isReceivedAt(campagne: StoredCampagne, now: Date, begunAt?: Date): boolean {
  if (isOpenAt(campagne, now)) return true;
  const closed = closedAt(campagne, now)?.getTime();
  if (closed === undefined || !begunAt || now.getTime() >= closed + graceMs) return false;
  return begunAt.getTime() < closed + (campagne.etat === 'fermee' ? shownMs : 0);
}

/** Until when somebody who began then may still send, of a campaign that is closed. */
export function graceEnd({ closeLe }: PublicCampagne, begunAt: string): Date | undefined {
  if (closeLe === undefined || begunAt === '' || begunAt >= closeLe) return undefined;
  return new Date(Date.parse(closeLe) + graceMs);
}

/** Time to the next announced day, in whole seconds; without end when there is none. */
export function secondsUntilChange(campagne: Campagne, now: Date): number {
  const { ouverture, prochaine } = campagne;
  const left = [startOf(ouverture), campagneEnd(campagne), startOf(prochaine)].map(
    (instant) => instant.getTime() - now.getTime(),
  );
  return Math.floor(Math.min(...left.filter((ms) => ms > 0)) / 1000);
}

/** What everybody may know of the campaign, in the words of the site. */
export interface PublicCampagne extends Campagne {
  readonly ouverte: boolean;
  /** When it closed, in ISO 8601, while who had begun may still send: browsers' clocks err. */
  readonly closeLe?: string | undefined;
  /** Of the top bar, the home page and the form. */
  readonly titre: string;
  readonly texte: string;
  /** The last day in words, such as `30 septembre 2025`, while it is to come. */
  readonly fin?: string | undefined;
}
