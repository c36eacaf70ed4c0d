import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { floor } from '../../web/build/floor.ts';

/** What Chromium knows and the oldest browsers may lack, each as the path that leads there. */
export type Lacking = readonly (readonly string[])[];
