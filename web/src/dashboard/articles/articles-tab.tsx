import { articlesTab } from '../../content/dashboard/articles.ts';
import { TabHead } from '../shared/tab-head.tsx';

export function ArticlesTab() {
  return <TabHead title={articlesTab.title} />;
}
