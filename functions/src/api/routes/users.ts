import type { Route } from '../route.ts';

export const userRoutes: readonly Route[] = [];
