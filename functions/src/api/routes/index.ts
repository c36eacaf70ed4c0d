import manifest from '../../../package.json' with { type: 'json' };
import { fixedRoute, type Route } from '../route.ts';
import { articleRoutes } from './articles.ts';
import { galerieRoutes } from './galerie.ts';
import { inscriptionRoutes } from './inscriptions.ts';
import { sessionRoutes } from './session.ts';
import { temoignageRoutes } from './temoignages.ts';
import { userRoutes } from './users.ts';

/** The whole API. */
export const routes: readonly Route[] = [
  fixedRoute('/api/health', { status: 'ok', version: manifest.version }),
  ...sessionRoutes,
  ...userRoutes,
  ...articleRoutes,
  ...inscriptionRoutes,
  ...galerieRoutes,
  ...temoignageRoutes,
];
