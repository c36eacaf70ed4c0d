import {
  articleCategories,
  layOutNews,
  type ArticleCategorie,
  type PublicArticle,
} from '@centre/domain/article/article';
import { useState } from 'react';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { formatDate } from '@centre/domain/dates';
import { excerpt } from '@centre/domain/text';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { useIsCampagneAsSent } from '../../data/public/campagne.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { TabPanel, Tabs } from '../ui/tab-list.tsx';
import { newsPath, tabAddress } from '../news/news-address.ts';
import { news } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';
import { PublishedImage } from '../../ui/published-image.tsx';
import { card, cardLink, hiddenText, rowOnPhone, skeleton } from '../../ui/styles.ts';

const pair = css({
  ...rowOnPhone,
  gridTemplateColumns: { sm: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});

function NewsGrid({ articles }: { readonly articles: readonly PublicArticle[] }) {
  const { featured, others } = layOutNews(articles, limits.secondaryArticles);
  return (
    <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      {featured && <ArticleCard article={featured} isFeatured />}
      <div className={pair}>
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} />
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
      <div
        aria-hidden
        className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}
      >
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

const FollowUs = prerendered(async () => (await import('./fixed-blocks.tsx')).FollowUs);
const EnrolCard = prerendered(
  async () => (await import('./fixed-blocks.tsx')).EnrolCard,
  useIsCampagneAsSent,
);

const newsTabs = [news.all, ...articleCategories] as const;

type NewsTab = (typeof newsTabs)[number];

const tabs = newsTabs.map((value) => ({
  value,
  label: value,
  href: tabAddress(value, newsPath),
}));

const titleId = 'actualites';

const tabsId = `${titleId}-rubriques`;

const noArticles: readonly PublicArticle[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
const load =
  (categorie?: ArticleCategorie): Load<readonly PublicArticle[]> =>
  async (sent) =>
    (await import('../../data/public/published-lists.ts')).homeArticles(categorie, sent);

const categorieOf = (tab: NewsTab) => (tab === news.all ? undefined : tab);

const loads = Object.fromEntries(
  newsTabs.map((tab) => [tab, load(categorieOf(tab))]),
) as Record<NewsTab, Load<readonly PublicArticle[]>>;

/** The news block of the home page: one article large, up to four below, and a sidebar. */
export function News() {
  const [tab, setTab] = useState<NewsTab>(news.all);
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
          <Tabs id={tabsId} label={news.tabs} tabs={tabs} selected={tab} onSelect={setTab} />
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

const articleCard = css.raw({ ...card, position: 'relative', display: 'grid' });
const words = css.raw({ display: 'flex', flexDirection: 'column' });
const title = css.raw({ lineClamp: '2', textWrap: 'wrap' });
const text = css.raw({
  color: 'ink.muted',
  lineHeight: '1.45',
  marginTop: '1',
});

// `sizes` is less than the real width on phones, whose pixels are finer than a picture needs: one
// of 720 pixels fetches the file of 480, one of 1080 that of 640.

const featured = {
  card: css({
    ...articleCard,
    gridTemplateColumns: { base: '1fr', md: '1.15fr 1fr' },
    minHeight: { md: '300px' },
  }),
  cover: css({ position: 'relative', aspectRatio: { base: '2 / 1', md: 'auto' } }),
  sizes: '(min-width: 768px) 480px, 59vw',
  words: css({ ...words, padding: '5' }),
  title: css({ ...title, fontSize: 'xl' }),
  text: css({ ...text, fontSize: 'md' }),
  excerpt: limits.excerpt.featured,
} as const;

const compact = {
  card: css({
    ...articleCard,
    gridTemplateColumns: 'minmax(0, 112px) minmax(min(100%, 9.5rem), 1fr)',
    minHeight: '164px',
  }),
  cover: css({ position: 'relative' }),
  sizes: '160px',
  words: css({ ...words, paddingInline: '4', paddingTop: '3' }),
  title: css({ ...title, fontSize: 'md' }),
  text: css({ ...text, fontSize: 'sm' }),
  excerpt: limits.excerpt.compact,
} as const;

interface ArticleCardProps {
  readonly article: PublicArticle;
  readonly isFeatured?: boolean;
}

/** The main article, or one of those below it. */
export function ArticleCard({ article, isFeatured = false }: ArticleCardProps) {
  const { id, titre, contenu, categorie, date, picture, imageUrl } = article;
  const look = isFeatured ? featured : compact;
  return (
    <article id={`article-${id}`} className={look.card}>
      <div className={look.cover}>
        <div className={css({ position: 'absolute', inset: '0' })}>
          <PublishedImage
            picture={picture}
            fallback={imageUrl || pictureUrl('article', 480)}
            sizes={look.sizes}
            alt=""
            width={800}
            height={500}
            className={css({
              display: 'block',
              width: '100%',
              height: '100%',
              objectFit: 'cover',
              background: 'surface.sunken',
            })}
          />
        </div>
      </div>
      <div className={look.words}>
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '2',
            fontSize: 'xs',
            color: 'ink.muted',
            marginBottom: '1',
          })}
        >
          <div className={css({ color: 'brand', fontWeight: '600' })}>{categorie}</div>
          <time dateTime={date.toISOString()}>{formatDate(date)}</time>
        </div>
        <h3 id={`titre-${id}`} className={look.title}>
          {titre}
        </h3>
        <div className={look.text}>
          {excerpt(contenu, look.excerpt) || articleMessages.noContent}
        </div>
        <div className={css({ marginTop: 'auto' })}>
          <Link
            to={`/blog#article-${id}`}
            aria-describedby={`titre-${id}`}
            className={css({
              ...cardLink,
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 'touch',
              color: 'brand',
              fontWeight: '600',
              fontSize: 'sm',
              textDecoration: 'underline',
              textUnderlineOffset: '4px',
            })}
          >
            {news.readMore}
          </Link>
        </div>
      </div>
    </article>
  );
}

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
