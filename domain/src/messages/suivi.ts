import { centre } from '../centre.ts';
import { formatMinutes } from '../dates.ts';

/** Messages of the follow-up page. */
export const suiviMessages = {
  reference: `Vérifiez la référence : elle s’écrit comme ${centre.abbreviation}-7KQ3-M4XH`,
  dateNaissance: 'Indiquez la date de naissance du candidat',
  /** One message for an unknown reference and a wrong date of birth. */
  unknown:
    'Aucune demande ne correspond à cette référence et à cette date de naissance. Vérifiez les deux, ou appelez le secrétariat.',
  tooMany: (minutes: number) =>
    `Trop d’essais. Réessayez dans ${formatMinutes(minutes)}, ou appelez le secrétariat.`,
  tooManyWrong: 'Trop d’essais aujourd’hui. Réessayez demain, ou appelez le secrétariat.',
  wait: 'Beaucoup de personnes suivent leur demande en même temps : la vôtre doit attendre un instant.',
  nothingToCorrect: 'Écrivez au moins une réponse à corriger',
  correctionFailed: 'Votre demande de correction n’a pas pu être envoyée. Veuillez réessayer.',
  failed: 'Erreur lors de la recherche de votre demande. Veuillez réessayer.',
} as const;
