import type { Route } from '../route.ts';

export const articleRoutes: readonly Route[] = [];
