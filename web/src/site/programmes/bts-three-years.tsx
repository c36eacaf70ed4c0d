import { btsThreeYears } from '../../content/bts-three-years.ts';
import { BtsPage } from './bts-page.tsx';

/** The BTS in three years, with its own options. */
export function BtsThreeYears() {
  return <BtsPage programme={btsThreeYears} />;
}
