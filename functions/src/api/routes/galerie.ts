import type { Route } from '../route.ts';

export const galerieRoutes: readonly Route[] = [];
