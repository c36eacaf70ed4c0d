import { clsx } from 'clsx';
import { layOutNews, type PublicArticle } from '@centre/domain/article/article';
import { useState } from 'react';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { useIsCampagneCurrent } from '../../data/public/campagne.ts';
import { loadPublishedLists } from '../../data/public/lists-later.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { TabPanel, Tabs } from '../ui/tab-list.tsx';
import { ArticleCard, type ArticleCardVariant } from '../news/article-card.tsx';
import { categorieOf, newsPath, newsTabs, tabsAt, type NewsTab } from '../news/news-address.ts';
import { newsPage } from '../news/news.texts.ts';
import { news } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { fixedBlocks } from './fixed-parts.ts';
import * as styles from './news-block.module.css';

function NewsGrid({ articles }: { readonly articles: readonly PublicArticle[] }) {
  const { featured, others } = layOutNews(articles, limits.secondaryArticles);
  return (
    <div className="stack gap-4">
      {featured && <ArticleCard article={featured} variant={featuredVariant} />}
      <div className={`swipe-row ${styles.others}`}>
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} variant={otherVariant} />
        ))}
        {Array.from({ length: limits.secondaryArticles - others.length }, (_, index) => (
          <ComingArticle key={index} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}

function LoadingNews() {
  return (
    <>
      <span className="visually-hidden">{articleMessages.loading}</span>
      <div aria-hidden className="stack gap-4">
        <div className={`skeleton ${styles.loadingFeatured}`} />
        <div className={`swipe-row ${styles.others}`}>
          {Array.from({ length: limits.secondaryArticles }, (_, index) => (
            <div key={index} className={`skeleton ${styles.loadingOther}`} />
          ))}
        </div>
      </div>
    </>
  );
}

const FollowUs = prerendered(fixedBlocks, 'FollowUs');
const EnrolCard = prerendered(fixedBlocks, 'EnrolCard', useIsCampagneCurrent);

const tabs = tabsAt(newsPath);

const titleId = 'actualites';

const tabsId = `${titleId}-rubriques`;

const noArticles: readonly PublicArticle[] = [];

const loads = Object.fromEntries(
  newsTabs.map((tab): [NewsTab, Load<readonly PublicArticle[]>] => [
    tab,
    async (sent) => (await loadPublishedLists()).homeArticles(categorieOf(tab), sent),
  ]),
) as Record<NewsTab, Load<readonly PublicArticle[]>>;

/** News of the home page: a featured article, up to four others, and a sidebar. */
export function News() {
  const [tab, setTab] = useState<NewsTab>(newsPage.all);
  const { value: articles } = usePublicQuery(
    queryKeys.latestArticles(categorieOf(tab)),
    loads[tab],
    noArticles,
  );
  return (
    <Block titleId={titleId}>
      <BlockTitle id={titleId} title={news.title} />
      <div className={`column gap-8 mt-4 ${styles.news}`}>
        <div className={`shrinkable ${styles.articles}`}>
          <Tabs
            id={tabsId}
            label={newsPage.tabs}
            tabs={tabs}
            selected={tab}
            onSelect={setTab}
          />
          <TabPanel id={tabsId} tab={tab} aria-busy={!articles} className="pt-5">
            {articles ? <NewsGrid articles={articles} /> : <LoadingNews />}
          </TabPanel>
        </div>
        <div className={`fixed-size ${styles.sidebar}`}>
          <FollowUs />
          <EnrolCard />
        </div>
      </div>
    </Block>
  );
}

// `sizes` is below the real width on phones, whose pixels are finer than a picture needs: a screen of
// 720 pixels fetches the file of 480, one of 1080 the file of 640.

const featuredVariant: ArticleCardVariant = {
  card: styles.featured,
  frame: `relative ${styles.featuredPicture}`,
  cover: {
    sizes: '(min-width: 768px) 480px, 59vw',
    fallbackWidth: 480,
    className: `cropped ${styles.cover}`,
  },
  body: 'p-5',
  caption: 'mb-1',
  title: 'text-xl',
  text: `mt-1 text-md ${styles.text}`,
  excerpt: limits.excerpt.featured,
  link: 'text-link text-sm',
};

const otherVariant: ArticleCardVariant = {
  card: styles.other,
  frame: 'relative',
  cover: { sizes: '160px', fallbackWidth: 480, className: `cropped ${styles.cover}` },
  body: 'px-4 pt-3',
  caption: 'mb-1',
  title: 'text-md',
  text: `mt-1 text-sm ${styles.text}`,
  excerpt: limits.excerpt.compact,
  link: 'text-link text-sm',
};

/**
 * Placeholder of an article not written yet. A phone shows only the first one: a row of placeholders
 * alone would scroll, and the keyboard cannot reach it.
 */
function ComingArticle({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <div className={clsx('card column', styles.coming, !isFirst && 'from-sm')}>
      <div className="bold">{articleMessages.coming}</div>
      <div className="text-sm muted">{articleMessages.comingSoon}</div>
    </div>
  );
}
