/** Media types of the pictures that staff may send. */
export const imageTypes = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
] as const;
export type ImageType = (typeof imageTypes)[number];
