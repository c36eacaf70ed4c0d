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

/** News page: articles by category, and the article in the address. */
export function NewsPage() {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, hash, key, state } = useLocation() as Location<unknown>;
  const { category, id: idInPath } = useParams();
  const isHydrated = useIsHydrated();
  const hasPageData = use(PageDataContext) !== undefined;

  const articleId = (isHydrated ? articleIdOf(hash) : undefined) ?? idInPath;
  const servedId = useServedId(articleId);
  const article = useArticle(articleId);
  const isOpening = articleId !== undefined && article === undefined;
  // A page without data is one file for all of its addresses.
  const tabInAddress = isHydrated || hasPageData ? tabOf(search, category) : newsPage.all;
  const tab = articleId !== undefined && article ? article.categorie : tabInAddress;
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
              from={(isHydrated ? listIn(state) : undefined) ?? `${list}${search}`}
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

/** Id of the article in the served page, until the visitor opens another one. */
function useServedId(articleId: string | undefined): string | undefined {
  const isHydrated = useIsHydrated();
  const [served, setServed] = useState(isHydrated ? undefined : articleId);
  if (served !== undefined && served !== articleId) setServed(undefined);
  return served;
}

/** Address of the list that the article was opened from, as recorded by its card. */
function listIn(state: unknown): string | undefined {
  const from: unknown = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : undefined;
}

/** Focuses the card of an article once it is closed, or else the list. */
function useReturnedFocus(articleId: string | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  const lastId = useRef(articleId);
  useEffect(() => {
    const closedId = articleId === undefined ? lastId.current : undefined;
    lastId.current = articleId;
    if (closedId === undefined) return;
    // After the layout, which scrolls the page to the top.
    requestAnimationFrame(() => {
      const card = document.getElementById(`article-${closedId}`);
      card?.scrollIntoView({ block: 'center', behavior: 'instant' });
      (card ?? panel.current)?.focus({ preventScroll: true });
    });
  }, [articleId]);
  return panel;
}
