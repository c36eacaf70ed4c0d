import { afterAll, beforeAll } from 'vitest';
import { keptDocuments } from './kept-documents.ts';

/**
 * Restores the collections `names` after the tests of a file, because other tests expect the
 * records of the demonstration. Does not restore the files of pictures.
 */
export function keepCollections(...names: readonly string[]): void {
  const { remember, bringBack } = keptDocuments(names);
  beforeAll(remember);
  afterAll(bringBack);
}
