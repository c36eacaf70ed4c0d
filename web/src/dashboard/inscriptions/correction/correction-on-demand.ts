import { lazy } from 'react';

/** Fetches the correction and its fields; a network that failed can be asked again. */
export const loadCorrectionWindow = () => import('./correction-window.tsx');

/** To be shown once it was loaded. */
export const CorrectionOnDemand = lazy(async () => ({
  default: (await loadCorrectionWindow()).CorrectionWindow,
}));
