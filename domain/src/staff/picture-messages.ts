/** What the staff is told about a picture that was sent, besides what is wrong with the file. */
export const staffPictureMessages = {
  absent: 'L’image envoyée est introuvable. Choisissez-la et envoyez-la à nouveau.',
} as const;
