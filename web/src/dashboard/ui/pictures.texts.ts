/** Choice and upload of a picture. */
export const pictureTexts = {
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
} as const;
