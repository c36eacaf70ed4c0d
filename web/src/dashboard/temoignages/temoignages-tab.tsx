import { temoignagesTab } from '../../content/dashboard/temoignages.ts';
import { TabHead } from '../shared/tab-head.tsx';

export function TemoignagesTab() {
  return <TabHead title={temoignagesTab.title} />;
}
