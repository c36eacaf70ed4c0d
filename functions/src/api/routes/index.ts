import manifest from '../../../package.json' with { type: 'json' };
import { fixedRoute, type Route } from '../route.ts';
import { articleRoutes } from './articles.ts';
import { campagneRoutes } from './campagne.ts';
import { galerieRoutes } from './galerie.ts';
import { inscriptionRoutes } from './inscriptions.ts';
import { sessionRoutes } from './session.ts';
import { temoignageRoutes } from './temoignages.ts';
import { userRoutes } from './users.ts';
import { vitrineRoutes } from './vitrine.ts';

const health = { success: true, status: 'ok', version: manifest.version };

/** All routes, listed in docs/api.md. Of two routes that match a path, the first serves it. */
export const routes: readonly Route[] = [
  fixedRoute('/api/health', health),
  ...sessionRoutes,
  ...campagneRoutes,
  ...articleRoutes,
  ...galerieRoutes,
  ...temoignageRoutes,
  ...vitrineRoutes,
  ...inscriptionRoutes,
  ...userRoutes,
];
