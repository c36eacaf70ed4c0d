import { limits } from '../../limits.ts';

/** Messages about a picture file in any collection, except about its format and its bytes. */
export const pictureFileMessages = {
  empty: 'Ce fichier est vide (0 octet). Copiez-le à nouveau, ou choisissez une autre image.',
  damaged:
    'Ce fichier est incomplet ou abîmé : sa copie ou son téléchargement s’est peut-être interrompu. Copiez-le à nouveau, ou choisissez une autre image.',
  pixels: (count: number) =>
    `Cette image a ${millions(count)} millions de pixels ; ${millions(limits.imagePixels)} millions au plus. Réduisez-la, puis recommencez.`,
  frames: (count: number) =>
    `Cette animation a ${count.toLocaleString('fr')} images ; ${limits.imagePages} au plus. Raccourcissez-la, ou choisissez une image fixe.`,
  effort:
    'Cette image demande trop de calcul pour être lue. Enregistrez-la à nouveau comme simple JPEG ou PNG, puis recommencez.',
  animated: 'Image animée : seule sa première image sera publiée.',
} as const;

/** Errors of a picture upload. */
export const pictureSendingMessages = {
  cancelled: 'L’envoi a été annulé. L’image est gardée.',
  refused:
    'L’envoi n’est pas autorisé\u00A0: votre session est terminée, ou vos droits ont changé. Reconnectez-vous\u00A0; si l’envoi reste refusé, adressez-vous à l’administrateur.',
  unreachable:
    'L’envoi est resté sans réponse\u00A0: la connexion est peut-être coupée ou trop lente. L’image est gardée\u00A0: réessayez.',
  unloaded:
    'Le site n’a pas pu charger de quoi préparer ou envoyer l’image. Vérifiez la connexion et réessayez\u00A0; si rien ne change, rechargez la page.',
  unreadable:
    'Ce fichier ne peut pas être lu\u00A0: il a peut-être été déplacé ou supprimé, ou sa carte retirée. Choisissez-le à nouveau.',
  failed: 'L’image n’a pas pu être envoyée. Réessayez.',
} as const;

/** Rounded up, so that a picture one pixel too large does not seem to be within the limit. */
const millions = (count: number): string =>
  (Math.ceil(count / 100_000) / 10).toLocaleString('fr');
