import { limits } from '../../limits.ts';

/** What is said of the file of a picture in every collection, besides its format and its bytes. */
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

/** Rounded up, so that one pixel too many is not said to be none. */
const millions = (count: number): string =>
  (Math.ceil(count / 100_000) / 10).toLocaleString('fr');
