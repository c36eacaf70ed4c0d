import { formatDateTime } from '@centre/domain/dates';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { HiddenText } from '../ui/layout.tsx';
import { common } from './common.texts.ts';
import { dashboard } from './shell.texts.ts';
import { HeadButton, HeadWord } from './head-button.tsx';
import { refresh } from './ui/refresh.ts';

/** Reloads everything on the screen, and shows when that was. */
export function RefreshButton() {
  const [isRefreshing, setRefreshing] = useState(false);
  const [news, setNews] = useState<string>();

  async function run() {
    setRefreshing(true);
    setNews(dashboard.refreshing);
    await refresh();
    setNews(dashboard.refreshedAt(formatDateTime(new Date())));
    setRefreshing(false);
  }

  return (
    <>
      <HiddenText role="status">{news}</HiddenText>
      <HeadButton
        title={news ?? common.refresh}
        disabled={isRefreshing}
        onClick={() => void run()}
      >
        <RefreshCw aria-hidden size={18} />
        <HeadWord>{common.refresh}</HeadWord>
      </HeadButton>
    </>
  );
}
