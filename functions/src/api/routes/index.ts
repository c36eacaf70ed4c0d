import { documentAnswer, healthAnswer } from '@centre/domain/api-answers';
import manifest from '../../../package.json' with { type: 'json' };
import { openApiOf } from '../openapi.ts';
import { fixedRoute, type Route } from '../route.ts';
import { articleRoutes } from './articles.ts';
import { campagneRoutes } from './campagne.ts';
import { galerieRoutes } from './galerie.ts';
import { inscriptionRoutes } from './inscriptions.ts';
import { sessionRoutes } from './session.ts';
import { temoignageRoutes } from './temoignages.ts';
import { userRoutes } from './users.ts';
import { vitrineRoutes } from './vitrine.ts';

const { version } = manifest;

/** The whole API. Of two routes that match a path, the first one serves it. */
export const routes: readonly Route[] = [
  fixedRoute('/api/health', {
    does: 'Says that the API is well, and which version it is.',
    answer: healthAnswer,
    body: () => ({ success: true, status: 'ok', version }),
  }),
  fixedRoute('/api/openapi.json', {
    does: 'Describes this API in the OpenAPI format.',
    answer: documentAnswer,
    body: () => openApiOf(routes, version),
  }),
  ...sessionRoutes,
  ...campagneRoutes,
  ...articleRoutes,
  ...galerieRoutes,
  ...temoignageRoutes,
  ...vitrineRoutes,
  ...inscriptionRoutes,
  ...userRoutes,
];
