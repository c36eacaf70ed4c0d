import { bts } from './bts.texts.ts';
import { BtsPage } from './bts-page.tsx';

export function Bts() {
  return <BtsPage programme={bts} />;
}
