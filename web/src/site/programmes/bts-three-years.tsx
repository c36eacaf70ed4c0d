import { btsThreeYears } from './bts-three-years.texts.ts';
import { BtsPage } from './bts-page.tsx';

export function BtsThreeYears() {
  return <BtsPage programme={btsThreeYears} />;
}
