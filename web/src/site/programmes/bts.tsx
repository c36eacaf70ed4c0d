import { bts } from '../../content/bts.ts';
import { BtsPage } from './bts-page.tsx';

export function Bts() {
  return <BtsPage programme={bts} />;
}
