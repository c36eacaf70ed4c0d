import { foldText } from '@centre/domain/text';

// What cameras, phones and messengers put into names, what only fills a field, and small words.
const saysNothing =
  /^(img|mvimg|images?|dsc[nf]?|dcim|pxl|photos?|whatsapp|screenshot|capture|scan|titre|article|actualite|nouve(au|lle)|test|essai|sans|une|des|les|cette)$/;
const isFileName = /\.(jpe?g|png|gif|webp|heic|avif)$/i;

/**
 * Whether `text` says what something is about: not “IMG_2041”, “photo 3”, “tour.jpg”, or one word
 * again and again.
 */
export function saysSomething(text: string): boolean {
  const words = foldText(text)
    .split(/[\s_-]+/)
    .map((word) => word.replaceAll(/[^\p{L}]/gu, ''))
    .filter((letters) => letters.length >= 3);
  const isRepeated = words.length > 1 && new Set(words).size === 1;
  return (
    !isFileName.test(text.trim()) &&
    !isRepeated &&
    words.some((letters) => !saysNothing.test(letters))
  );
}
