import { limits } from '@centre/domain/limits';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { fieldsOf } from './documents.ts';
import { toTemoignage, type PublicTemoignage } from './temoignage-fields.ts';
import { publicStore } from './firestore-lite.ts';
import { orLastRead } from './last-read.ts';
import { withinTimeLimit } from './time-limit.ts';

/**
 * The published testimonials, the latest first; never more than may be published. Without a
 * network, the last that were read.
 */
export function publishedTemoignages(): Promise<readonly PublicTemoignage[]> {
  return orLastRead('temoignages', readTemoignages, { isReadOften: true });
}

async function readTemoignages(): Promise<readonly PublicTemoignage[]> {
  const { docs } = await withinTimeLimit(
    getDocs(
      query(
        collection(publicStore, 'temoignages'),
        where('statut', '==', 'publie'),
        orderBy('dateCreation', 'desc'),
        limit(limits.publishedTemoignages),
      ),
    ),
  );
  return docs.map((document) => toTemoignage(fieldsOf(document)));
}
