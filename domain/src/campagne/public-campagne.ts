import { centre } from '../centre.ts';
import { formatDay, formatLongDate, formatMonth, fromMonths, startOf } from '../dates.ts';
import {
  campagneAt,
  campagneEnd,
  closedAt,
  manualStateEnd,
  isOpenAt,
  isReceivedAt,
  lastDayOf,
  type Campagne,
  type PublicCampagne,
  type StoredCampagne,
} from './campagne.ts';

// Not in `campagne.ts`, which the form loads: the form gets these texts from the server.

/** Months of a campaign, such as `juillet à septembre 2025`. */
export function periodOf(campagne: Campagne): string {
  const [first, last] = [campagne.ouverture, lastDayOf(campagne)].map((day) =>
    formatMonth(startOf(day)),
  ) as [string, string];
  if (first === last) return last;
  const [month, year] = first.split(' ') as [string, string];
  return `${last.endsWith(year) ? month : first} à ${last}`;
}

export function publicCampagne(stored: StoredCampagne, now: Date): PublicCampagne {
  const campagne = campagneAt(stored, now);
  const { anneeScolaire, ouverture, cloture, prolongation, etat, prochaine } = campagne;
  const { confirmation, suite, reponse } = campagne;
  return {
    ...{ anneeScolaire, ouverture, cloture, prolongation, etat, prochaine },
    ...{ confirmation, suite, reponse },
    ouverte: isOpenAt(campagne, now),
    closeLe: isReceivedAt(campagne, now, new Date(0))
      ? closedAt(campagne, now)?.toISOString()
      : undefined,
    ...textsOf(campagne, now),
  };
}

function textsOf(
  campagne: StoredCampagne,
  now: Date,
): Pick<PublicCampagne, 'titre' | 'texte' | 'fin'> {
  if (isOpenAt(campagne, now)) {
    // A campaign opened by hand without an end announces no last day.
    const closes = campagne.etat === 'automatique' || manualStateEnd(campagne) !== undefined;
    const isAhead = closes && now < campagneEnd(campagne);
    const fin = isAhead ? formatDay(startOf(lastDayOf(campagne))) : undefined;
    const since = formatLongDate(startOf(campagne.ouverture));
    const bounds = [
      // A campaign opened by hand before its first day or after its last shows none of these.
      startOf(campagne.ouverture) <= now && ` depuis le ${since}`,
      fin && ` jusqu’au ${fin} inclus`,
    ].filter(Boolean);
    const received =
      bounds.length > 0 ? `Les candidatures sont reçues${bounds.join(',')}. ` : '';
    return {
      titre: `Inscriptions ouvertes ${campagne.cloture === '' ? campagne.anneeScolaire : fromMonths(periodOf(campagne))}`,
      texte: `${received}Le formulaire prend dix minutes.`,
      fin,
    };
  }
  const next = nextOpening(campagne, now);
  return {
    titre: next
      ? `Inscriptions à partir du ${formatDay(startOf(next))}`
      : 'Inscriptions closes',
    texte: closedSentence(campagne, now),
  };
}

/** First day of the next campaign; undefined where none is announced. */
const nextOpening = ({ ouverture, prochaine }: Campagne, now: Date) =>
  [ouverture, prochaine].find((day) => day !== '' && startOf(day) > now);

/** Sentence about a closed campaign, with the next opening if it is announced. */
export function closedSentence(campagne: Campagne, now: Date): string {
  const { anneeScolaire, ouverture } = campagne;
  const next = nextOpening(campagne, now);
  const day = next && formatLongDate(startOf(next));
  if (next === ouverture) return `Les inscriptions ${anneeScolaire} ouvriront le ${day}.`;
  const then = day
    ? `Les prochaines ouvriront le ${day}.`
    : 'La date des prochaines sera annoncée sur ce site.';
  return `Les inscriptions ${anneeScolaire} sont closes. ${then}`;
}

/** Names that keep their capital inside a sentence. */
const names = [centre.city, centre.country];

/**
 * Cleans the direction's texts `suite` and `reponse` so that they make one sentence: no full stop or
 * spaces at the ends, capitals only at the beginning and in acronyms.
 */
export function sentenceParts({ suite, reponse }: SentenceParts): SentenceParts {
  const [first, second] = [suite, reponse].map((text) =>
    text.trim().replace(/[\s.,;:…]+$/, ''),
  ) as [string, string];
  const isName = names.some((name) => second.startsWith(name));
  return {
    suite: first.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('fr')),
    reponse: isName
      ? second
      : second.replace(/^\p{Lu}(?![\p{Lu}\d.])/u, (letter) => letter.toLocaleLowerCase('fr')),
  };
}

type SentenceParts = Pick<Campagne, 'suite' | 'reponse'>;
