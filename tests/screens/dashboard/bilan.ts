import { bilanTab } from '../../../web/src/dashboard/bilan/bilan.texts.ts';
import type { Screen } from '../screen.ts';
import { account, saying } from './section.ts';

export const bilan: readonly Screen[] = [
  {
    name: 'tableau-bilan',
    address: '/dashboard/bilan',
    account,
    reach: saying(bilanTab.dimensions.specialite),
  },
];
