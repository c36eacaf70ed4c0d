import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { useEffect } from 'react';
import { subscribeToTemoignages } from '../temoignages-updated.ts';
import { publishedLists } from './lists-later.ts';
import { queryKeys, usePublicQuery, type Load } from './page-data.ts';

const none: readonly Temoignage[] = [];

const load: Load<readonly Temoignage[]> = async (sent) =>
  (await publishedLists()).publishedTemoignages(sent);

/** The testimonials of the site, read again when they change; undefined while they are loading. */
export function useTemoignages(): readonly Temoignage[] | undefined {
  const { value, reload } = usePublicQuery(queryKeys.temoignages, load, none);
  useEffect(() => subscribeToTemoignages(() => void reload()), [reload]);
  return value?.slice(0, limits.publishedTemoignages);
}

/** The name of who wrote a testimonial, as far as it is known. */
export const authorOf = ({ prenom, nom }: Pick<Temoignage, 'prenom' | 'nom'>): string =>
  [prenom, nom].filter(Boolean).join(' ') || temoignageMessages.anonymous;
