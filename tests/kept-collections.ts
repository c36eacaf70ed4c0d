import { afterAll, beforeAll } from 'vitest';
import { keptDocuments } from './kept-documents.ts';

/**
 * Leaves those collections at the end of the file as they were at its beginning: other tests
 * expect the demonstration's records. The files of pictures are left alone.
 */
export function keepCollections(...names: readonly string[]): void {
  const { remember, bringBack } = keptDocuments(names);
  beforeAll(remember);
  afterAll(bringBack);
}
