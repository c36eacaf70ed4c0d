import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { useEffect } from 'react';
import { subscribeToTemoignages } from '../temoignages-updated.ts';
import { loadPublishedLists } from './lists-later.ts';
import { queryKeys, usePublicQuery, type Load } from './page-data.ts';

const none: readonly Temoignage[] = [];

const load: Load<readonly Temoignage[]> = async (sent) =>
  (await loadPublishedLists()).publishedTemoignages(sent);

/** Published testimonials, reloaded when they change; undefined while loading. */
export function useTemoignages(): readonly Temoignage[] | undefined {
  const { value, reload } = usePublicQuery(queryKeys.temoignages, load, none);
  useEffect(() => subscribeToTemoignages(() => void reload()), [reload]);
  return value?.slice(0, limits.publishedTemoignages);
}

/** Name of a testimonial's author, or the text for an anonymous one. */
export const authorOf = ({ prenom, nom }: Pick<Temoignage, 'prenom' | 'nom'>): string =>
  [prenom, nom].filter(Boolean).join(' ') || temoignageMessages.anonymous;
