import { layOutNews, type PublicArticle } from '@centre/domain/article/article';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { useLocation, Link } from 'react-router-dom';
import { css, cx } from '#styled-system/css';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import {
  buttons,
  halves,
  hiddenText,
  notices,
  skeleton,
  thirds,
  whole,
} from '../../ui/styles.ts';
import { newsPage } from './news.texts.ts';
import { tabAddress, type NewsTab } from './news-address.ts';
import { articleFrame, coverFrame, ArticleCard, type ArticleLook } from './article-card.tsx';
import { useArticles } from './use-articles.ts';

interface ArticleListProps {
  /** Undefined for a category that does not exist. */
  readonly tab: NewsTab | undefined;
  /** The article that is open above the list, which leaves it out. */
  readonly openId: string | undefined;
}

/** The articles of one tab, below the open one if there is one. */
export function ArticleList({ tab, openId }: ArticleListProps) {
  const { articles, hasMore, isLoadingMore, hasMoreFailed, loadMore } = useArticles(tab);
  const shown = articles?.filter(({ id }) => id !== openId);
  // An open article takes the focus, which is announced already.
  useAnnounced(openId === undefined ? stateOfList(shown?.length) : undefined);
  if (!shown) return <LoadingArticles isBelow={openId !== undefined} />;

  if (shown.length === 0) return openId === undefined && <NoArticles tab={tab} />;
  return (
    <>
      <ListTop isBelow={openId !== undefined}>{newsPage.count(shown.length, !hasMore)}</ListTop>
      <ArticleGrid articles={shown} hasFeatured={openId === undefined} />
      {hasMore && (
        <div
          className={css({
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            gap: '4',
            marginTop: '8',
          })}
        >
          {hasMoreFailed && (
            <div role="alert" className={css(notices.danger)}>
              {newsPage.moreFailed}
            </div>
          )}
          <button
            type="button"
            onClick={() => void loadMore()}
            disabled={isLoadingMore}
            className={css(buttons.outline)}
          >
            {isLoadingMore ? newsPage.loadingMore : newsPage.more}
          </button>
        </div>
      )}
    </>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: whole, sm: halves, lg: thirds },
  gap: { base: '3', md: '6' },
});

const caption = css({ marginBottom: { sm: '2' }, fontVariantNumeric: 'tabular-nums' });
const text = css.raw({ marginTop: '3', lineClamp: '3' });
const link = css({ gap: '2' });

/** The first of a list: full width, its picture beside its text on wide screens. */
const featuredLook: ArticleLook = {
  card: css({
    gridColumn: '1 / -1',
    flexDirection: 'column',
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: { lg: '7fr 5fr' },
  }),
  cover: {
    sizes: '(min-width: 992px) 670px, (min-width: 576px) 100vw, 59vw',
    isFirst: true,
  },
  words: css({ flex: '1', minWidth: '0', padding: { base: '4', lg: '8' } }),
  caption,
  title: css({ fontSize: { base: 'lg', md: 'xl' } }),
  text: css({ ...text, fontSize: 'md' }),
  excerpt: limits.excerpt.blog,
  foot: css({ paddingTop: '3' }),
  link,
};

/** On a phone the picture is small, beside the text: shorter to scroll and lighter to fetch. */
const otherLook: ArticleLook = {
  card: css({
    display: 'flex',
    flexDirection: { base: 'row', sm: 'column' },
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    gap: { base: '3', sm: '0' },
    alignItems: { base: 'start', sm: 'stretch' },
    '& img': { width: { base: '112px', sm: '100%' } },
    paddingTop: { base: '3', sm: '0' },
    paddingInline: { base: '3', sm: '0' },
  }),
  cover: { sizes: '(min-width: 992px) 380px, (min-width: 576px) 50vw, 112px' },
  words: css({
    // Beside the picture where the letters leave room for it, else beneath.
    flex: { base: '1 1 7.5rem', sm: '1' },
    minWidth: '0',
    padding: { base: '0', sm: '5' },
  }),
  caption,
  title: css({ fontSize: { base: 'md', sm: 'lg' } }),
  // On a phone the titles of a whole list count for more.
  text: css({ ...text, fontSize: 'sm', display: { smDown: 'none' } }),
  excerpt: limits.excerpt.blog,
  foot: css({ paddingTop: { base: '0', sm: '3' } }),
  link,
};

interface ArticleGridProps {
  readonly articles: readonly PublicArticle[];
  readonly hasFeatured: boolean;
}

function ArticleGrid({ articles, hasFeatured }: ArticleGridProps) {
  const { pathname, search } = useLocation();
  const { featured, others } = layOutNews(articles, articles.length);
  return (
    <div className={grid}>
      {[...(featured ? [featured] : []), ...others].map((article) => (
        <ArticleCard
          key={article.id}
          article={article}
          look={hasFeatured && article === featured ? featuredLook : otherLook}
          list={`${pathname}${search}`}
        />
      ))}
    </div>
  );
}

function NoArticles({ tab }: Pick<ArticleListProps, 'tab'>) {
  const { pathname } = useLocation();
  return tab === newsPage.all ? (
    <EmptyState title={articleMessages.empty} hint={articleMessages.emptyHint} />
  ) : (
    <EmptyState title={articleMessages.emptyCategory}>
      <Link to={tabAddress(newsPage.all, pathname)} className={css(buttons.outline)}>
        {newsPage.seeAll}
      </Link>
    </EmptyState>
  );
}

const placeholders = [0, 1, 2, 3, 4, 5];

/** Placeholder of a list of articles, at its size. */
export function LoadingArticles({ isBelow = false }: { readonly isBelow?: boolean }) {
  return (
    <>
      <ListTop isBelow={isBelow}>{articleMessages.loading}</ListTop>
      <div aria-hidden className={grid}>
        {!isBelow && <LoadingCard isFeatured />}
        {placeholders.map((index) => (
          <LoadingCard key={index} />
        ))}
      </div>
    </>
  );
}

function LoadingCard({ isFeatured = false }: { readonly isFeatured?: boolean }) {
  return (
    <div className={cx(articleFrame, (isFeatured ? featuredLook : otherLook).card)}>
      {isFeatured ? (
        // The largest element of the first screen: the default cover is shown at once, at the
        // size of the cover to come.
        <img src={pictureUrl('article', 640)} fetchPriority="high" {...coverFrame} />
      ) : (
        <div className={css({ ...skeleton, aspectRatio: '8 / 5', borderRadius: '0' })} />
      )}
      <div
        className={css({
          padding: isFeatured ? { base: '4', lg: '8' } : { base: '0', sm: '5' },
        })}
      >
        <div className={css({ ...skeleton, width: '55%' })} />
        <div className={css({ ...skeleton, height: '44px', marginTop: '3' })} />
        <div
          className={css({
            ...skeleton,
            height: '64px',
            marginTop: '3',
            ...(!isFeatured && { display: { base: 'none', sm: 'block' } }),
          })}
        />
        <div
          className={css({
            ...skeleton,
            width: '40%',
            height: '20px',
            marginBlock: isFeatured ? '6' : { base: '3', sm: '6' },
          })}
        />
      </div>
    </div>
  );
}

interface ListTopProps {
  /** Whether an article is open above the list. */
  readonly isBelow: boolean;
  readonly children: string | undefined;
}

/** The title of the list, and the number of articles or the loading message. */
function ListTop({ isBelow, children }: ListTopProps) {
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: '4',
        marginBottom: '4',
      })}
    >
      <h2 className={isBelow ? css({ fontSize: '2xl' }) : css(hiddenText)}>
        {isBelow ? newsPage.otherArticles : newsPage.list}
      </h2>
      <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>{children}</div>
    </div>
  );
}
