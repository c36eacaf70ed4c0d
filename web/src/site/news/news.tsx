import { use, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, type Location } from 'react-router-dom';
import { PageDataContext } from '../../data/public/page-data.ts';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { ListHead } from '../ui/list-head.tsx';
import { TabPanel, Tabs } from '../ui/tab-list.tsx';
import { newsPage } from './news.texts.ts';
import { articleIdOf, newsPath, tabAddress, tabOf, tabsAt } from './news-address.ts';
import { ArticleList, LoadingArticles } from './news-list.tsx';
import { ArticleHead, OpenArticle } from './open-article.tsx';
import { useArticle } from './use-articles.ts';
import * as styles from './news.module.css';

/** The news by category, and the article that the address asks for. */
export function NewsPage() {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, hash, key, state } = useLocation() as Location<unknown>;
  const { category, id: idInPath } = useParams();
  const isHydrated = useIsHydrated();
  const isSent = use(PageDataContext) !== undefined;

  const articleId = (isHydrated ? articleIdOf(hash) : undefined) ?? idInPath;
  const servedId = useServedId(articleId);
  const article = useArticle(articleId);
  const isOpening = articleId !== undefined && article === undefined;
  // A page without content of its own is the same for all of its addresses.
  const asked = isHydrated || isSent ? tabOf(search, category) : newsPage.all;
  const tab = articleId !== undefined && article ? article.categorie : asked;
  const list = idInPath === undefined ? pathname : newsPath;
  const panel = useReturnedFocus(articleId);

  return (
    <>
      {articleId === undefined || article === null ? (
        <ListHead title={newsPage.title} lead={newsPage.lead} />
      ) : (
        <ArticleHead list={list} article={article} />
      )}
      <div className={`container ${styles.content}`}>
        <Tabs
          id={id}
          label={newsPage.tabs}
          tabs={tabsAt(pathname)}
          selected={tab}
          onSelect={(chosen) => void navigate(tabAddress(chosen, pathname), { replace: true })}
        />
        <TabPanel
          id={id}
          ref={panel}
          tab={tab ?? { label: category ?? newsPage.list }}
          tabIndex={-1}
          className={styles.panel}
        >
          {articleId !== undefined && (
            <OpenArticle
              id={articleId}
              article={article}
              isServed={servedId === articleId}
              from={(isHydrated ? listBehind(state) : undefined) ?? `${list}${search}`}
              visit={key}
            />
          )}
          {isOpening ? (
            <LoadingArticles isBelow />
          ) : (
            <ArticleList tab={tab} openId={articleId} />
          )}
        </TabPanel>
      </div>
    </>
  );
}

/** The article that came with the page, until another one is asked for. */
function useServedId(articleId: string | undefined): string | undefined {
  const isHydrated = useIsHydrated();
  const [served, setServed] = useState(isHydrated ? undefined : articleId);
  if (served !== undefined && served !== articleId) setServed(undefined);
  return served;
}

/** The list from which the article was opened, as its card noted it. */
function listBehind(state: unknown): string | undefined {
  const from: unknown = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : undefined;
}

/** Once an article is closed, the focus is on its card, or else on the list. */
function useReturnedFocus(articleId: string | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  const former = useRef(articleId);
  useEffect(() => {
    const closed = articleId === undefined ? former.current : undefined;
    former.current = articleId;
    if (closed === undefined) return;
    // After the layout, which brings the page to its top.
    requestAnimationFrame(() => {
      const card = document.getElementById(`article-${closed}`);
      card?.scrollIntoView({ block: 'center', behavior: 'instant' });
      (card ?? panel.current)?.focus({ preventScroll: true });
    });
  }, [articleId]);
  return panel;
}
