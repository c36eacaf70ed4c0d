import { centre } from '@centre/domain/centre';
import { lazy, type ComponentType } from 'react';

/** A page of the public site. */
export interface PublicRoute {
  readonly path: string;
  /** What the tab and search engines show, before the centre's name. */
  readonly title: string;
  /** One or two sentences for search engines. */
  readonly description: string;
  readonly Content: ComponentType;
}

/** A screen whose code is fetched when it is first shown. */
function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

/** Every page of the public site; each is prerendered at build time. */
export const routes: readonly PublicRoute[] = [
  {
    path: '/',
    title: 'Accueil',
    description: `${centre.name} à ${centre.city} : BAC PRO, BTS et formations courtes dans les métiers de l’industrie. Inscriptions de ${centre.campaign.period}.`,
    Content: screen(async () => (await import('../site/home/home.tsx')).Home),
  },
  {
    path: '/inscription',
    title: 'Inscription',
    description: `Inscrivez-vous en ligne au ${centre.abbreviation} : BTS et BAC PRO, cours du jour ou du soir.`,
    Content: screen(
      async () => (await import('../site/inscription/inscription.tsx')).Inscription,
    ),
  },
];

/** What an address shows that leads nowhere. */
export const notFound: PublicRoute = {
  path: '/404',
  title: 'Page introuvable',
  description: 'Cette adresse ne mène à aucune page du site.',
  Content: screen(async () => (await import('../site/not-found/not-found.tsx')).NotFound),
};

/** The whole title of a page. */
export function documentTitle(title: string): string {
  return `${title} · ${centre.abbreviation} ${centre.city}`;
}
