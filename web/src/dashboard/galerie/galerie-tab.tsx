import { galerieTab } from '../../content/dashboard/galerie.ts';
import { TabHead } from '../shared/tab-head.tsx';

export function GalerieTab() {
  return <TabHead title={galerieTab.title} />;
}
