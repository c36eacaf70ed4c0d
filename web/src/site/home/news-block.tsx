import { layOutNews, type PublicArticle } from '@centre/domain/article/article';
import { useState } from 'react';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { css } from '#styled-system/css';
import { useIsCampagneAsSent } from '../../data/public/campagne.ts';
import { publishedLists } from '../../data/public/lists-later.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { TabPanel, Tabs } from '../ui/tab-list.tsx';
import { ArticleCard, type ArticleLook } from '../news/article-card.tsx';
import { categorieOf, newsPath, newsTabs, tabsAt, type NewsTab } from '../news/news-address.ts';
import { newsPage } from '../news/news.texts.ts';
import { news } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { fixedBlocks } from './fixed-parts.ts';
import { card, halves, hiddenText, rowOnPhone, skeleton, whole } from '../../ui/styles.ts';

const column = css({ display: 'grid', gap: '4', gridTemplateColumns: whole });
const pair = css({ ...rowOnPhone, gridTemplateColumns: { sm: whole, md: halves } });

function NewsGrid({ articles }: { readonly articles: readonly PublicArticle[] }) {
  const { featured, others } = layOutNews(articles, limits.secondaryArticles);
  return (
    <div className={column}>
      {featured && <ArticleCard article={featured} look={featuredLook} />}
      <div className={pair}>
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} look={otherLook} />
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
      <span className={css(hiddenText)}>{articleMessages.loading}</span>
      <div aria-hidden className={column}>
        <div className={css({ ...skeleton, height: { base: '440px', md: '300px' } })} />
        <div className={pair}>
          {Array.from({ length: limits.secondaryArticles }, (_, index) => (
            <div key={index} className={css({ ...skeleton, height: '164px' })} />
          ))}
        </div>
      </div>
    </>
  );
}

const FollowUs = prerendered(fixedBlocks, 'FollowUs');
const EnrolCard = prerendered(fixedBlocks, 'EnrolCard', useIsCampagneAsSent);

const tabs = tabsAt(newsPath);

const titleId = 'actualites';

const tabsId = `${titleId}-rubriques`;

const noArticles: readonly PublicArticle[] = [];

const loads = Object.fromEntries(
  newsTabs.map((tab): [NewsTab, Load<readonly PublicArticle[]>] => [
    tab,
    async (sent) => (await publishedLists()).homeArticles(categorieOf(tab), sent),
  ]),
) as Record<NewsTab, Load<readonly PublicArticle[]>>;

/** The news block of the home page: one article large, up to four below, and a sidebar. */
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
      <div
        className={css({
          display: 'flex',
          flexDirection: { base: 'column', lg: 'row' },
          gap: '8',
          marginTop: '4',
        })}
      >
        <div className={css({ flex: '1', minWidth: '0' })}>
          <Tabs
            id={tabsId}
            label={newsPage.tabs}
            tabs={tabs}
            selected={tab}
            onSelect={setTab}
          />
          <TabPanel
            id={tabsId}
            tab={tab}
            aria-busy={!articles}
            className={css({ paddingTop: '5' })}
          >
            {articles ? <NewsGrid articles={articles} /> : <LoadingNews />}
          </TabPanel>
        </div>
        <div
          className={css({
            display: 'grid',
            gridTemplateRows: 'auto 1fr',
            gap: { lg: '4' },
            width: { lg: '280px' },
            flexShrink: '0',
          })}
        >
          <FollowUs />
          <EnrolCard />
        </div>
      </div>
    </Block>
  );
}

const cover = css({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: 'surface.sunken',
});
const text = css.raw({ lineHeight: '1.45', marginTop: '1' });
const link = css({
  fontSize: 'sm',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

// `sizes` is less than the real width on phones, whose pixels are finer than a picture needs: one
// of 720 pixels fetches the file of 480, one of 1080 that of 640.

const featuredLook: ArticleLook = {
  card: css({
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1.15fr 1fr' },
    minHeight: { md: '300px' },
  }),
  frame: css({ position: 'relative', aspectRatio: { base: '2 / 1', md: 'auto' } }),
  cover: { sizes: '(min-width: 768px) 480px, 59vw', standIn: 480, className: cover },
  words: css({ padding: '5' }),
  title: css({ fontSize: 'xl' }),
  text: css({ ...text, fontSize: 'md' }),
  excerpt: limits.excerpt.featured,
  link,
};

const otherLook: ArticleLook = {
  card: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 112px) minmax(min(100%, 9.5rem), 1fr)',
    minHeight: '164px',
  }),
  frame: css({ position: 'relative' }),
  cover: { sizes: '160px', standIn: 480, className: cover },
  words: css({ paddingInline: '4', paddingTop: '3' }),
  title: css({ fontSize: 'md' }),
  text: css({ ...text, fontSize: 'sm' }),
  excerpt: limits.excerpt.compact,
  link,
};

/** Placeholder of an article that is not written yet; the first says it on a phone for all. */
function ComingArticle({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <div
      className={css({
        // A row of nothing but these would have to be scrolled, and no key reaches it.
        ...card,
        borderStyle: 'dashed',
        borderColor: 'line.strong',
        background: 'transparent',
        minHeight: '164px',
        display: { base: isFirst ? 'flex' : 'none', sm: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        padding: '5',
      })}
    >
      <div className={css({ fontWeight: '600' })}>{articleMessages.coming}</div>
      <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>
        {articleMessages.comingSoon}
      </div>
    </div>
  );
}
