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
    refused: 'L’envoi de cette image n’est pas autorisé. Reconnectez-vous et réessayez.',
    unreachable: 'La connexion a été perdue. L’image est gardée : réessayez.',
    failed: 'L’image n’a pas pu être envoyée. Réessayez.',
  },
} as const;
