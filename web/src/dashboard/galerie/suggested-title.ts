import { limits } from '@centre/domain/limits';
import { normalizeLine } from '@centre/domain/typed-text';
import { saysSomething } from '../ui/says-something.ts';

/** The title that the name of a file suggests; empty where it says nothing. */
export function suggestedTitle(fileName: string): string {
  const words = normalizeLine(fileName.replace(/\.[^.]*$/, '').replaceAll(/[-_]+/g, ' '));
  if (!saysSomething(words)) return '';
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(
    0,
    limits.length.titrePhoto.max,
  );
}
