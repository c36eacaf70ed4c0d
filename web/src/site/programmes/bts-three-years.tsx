import { btsThreeYears } from '../../content/bts-three-years.ts';
import { BtsPage } from './bts-page.tsx';

export function BtsThreeYears() {
  return <BtsPage programme={btsThreeYears} />;
}
