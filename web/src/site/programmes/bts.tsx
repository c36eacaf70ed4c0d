import { bts } from '../../content/bts.ts';
import { BtsPage } from './bts-page.tsx';

/** The BTS in two years. */
export function Bts() {
  return <BtsPage programme={bts} />;
}
