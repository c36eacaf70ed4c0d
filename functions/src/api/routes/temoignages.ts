import type { Route } from '../route.ts';

export const temoignageRoutes: readonly Route[] = [];
