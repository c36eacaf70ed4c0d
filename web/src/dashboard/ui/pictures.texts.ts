/** Words of the choice of a picture, and of its sending. */
export const pictureWords = {
  choose: 'Choisir une image',
  replace: 'Changer d’image',
  orDrop: 'ou la déposer ici · JPEG, PNG, GIF ou WebP, 20 Mo au plus',
  preview: 'Aperçu de l’image',
  preparing: 'Préparation de l’image…',
  remove: 'Retirer l’image',
  cancel: 'Annuler l’envoi',
  retry: 'Réessayer l’envoi',
  progress: 'Envoi de l’image',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  sent: 'Image envoyée',
  waiting: 'Connexion perdue, l’envoi reprendra',
  failures: {
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
  },
} as const;
