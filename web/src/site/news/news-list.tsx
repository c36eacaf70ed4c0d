import { clsx } from 'clsx';
import { layOutNews, type PublicArticle } from '@centre/domain/article/article';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { useLocation, Link } from 'react-router-dom';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { newsPage } from './news.texts.ts';
import { tabAddress, type NewsTab } from './news-address.ts';
import { coverFrame, ArticleCard, type ArticleCardVariant } from './article-card.tsx';
import { useArticles } from './use-articles.ts';
import * as styles from './news-list.module.css';

interface ArticleListProps {
  /** Undefined for a category that does not exist. */
  readonly tab: NewsTab | undefined;
  /** Id of the article open above the list, which omits it. */
  readonly openId: string | undefined;
}

/** Articles of a tab, below the open article if there is one. */
export function ArticleList({ tab, openId }: ArticleListProps) {
  const { articles, hasMore, isLoadingMore, hasMoreFailed, loadMore } = useArticles(tab);
  const otherArticles = articles?.filter(({ id }) => id !== openId);
  // An open article takes the focus, which announces it already.
  useAnnounced(openId === undefined ? stateOfList(otherArticles?.length) : undefined);
  if (!otherArticles) return <LoadingArticles isBelow={openId !== undefined} />;

  if (otherArticles.length === 0) return openId === undefined && <NoArticles tab={tab} />;
  return (
    <>
      <ListTop isBelow={openId !== undefined}>
        {newsPage.count(otherArticles.length, !hasMore)}
      </ListTop>
      <ArticleGrid articles={otherArticles} hasFeatured={openId === undefined} />
      {hasMore && (
        <div className={`column gap-4 mt-8 ${styles.more}`}>
          {hasMoreFailed && (
            <div role="alert" className="notice danger">
              {newsPage.moreFailed}
            </div>
          )}
          <button
            type="button"
            onClick={() => void loadMore()}
            disabled={isLoadingMore}
            className="button outline"
          >
            {isLoadingMore ? newsPage.loadingMore : newsPage.more}
          </button>
        </div>
      )}
    </>
  );
}

/** First card of a list: full width, its picture beside its text on wide screens. */
const featuredVariant: ArticleCardVariant = {
  card: styles.featured,
  cover: {
    sizes: '(min-width: 992px) 670px, (min-width: 576px) 100vw, 59vw',
    isFirst: true,
  },
  body: `shrinkable ${styles.featuredWords}`,
  caption: `tabular ${styles.caption}`,
  title: styles.featuredTitle,
  text: 'clamp-3 mt-3 text-md',
  excerpt: limits.excerpt.blog,
  foot: 'pt-3',
  link: `bold ${styles.link}`,
};

/** On a phone the picture is small, beside the text: less to scroll and to fetch. */
const otherVariant: ArticleCardVariant = {
  card: styles.other,
  cover: { sizes: '(min-width: 992px) 380px, (min-width: 576px) 50vw, 112px' },
  body: `shrinkable ${styles.otherWords}`,
  caption: `tabular ${styles.caption}`,
  title: styles.otherTitle,
  // A phone shows more titles instead.
  text: `from-sm clamp-3 ${styles.otherText}`,
  excerpt: limits.excerpt.blog,
  foot: styles.otherFoot,
  link: `bold ${styles.link}`,
};

interface ArticleGridProps {
  readonly articles: readonly PublicArticle[];
  readonly hasFeatured: boolean;
}

function ArticleGrid({ articles, hasFeatured }: ArticleGridProps) {
  const { pathname, search } = useLocation();
  const { featured, others } = layOutNews(articles, articles.length);
  return (
    <div className={`stack sm-2 lg-3 ${styles.articles}`}>
      {[...(featured ? [featured] : []), ...others].map((article) => (
        <ArticleCard
          key={article.id}
          article={article}
          variant={hasFeatured && article === featured ? featuredVariant : otherVariant}
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
      <Link to={tabAddress(newsPage.all, pathname)} className="button outline">
        {newsPage.seeAll}
      </Link>
    </EmptyState>
  );
}

const placeholders = [0, 1, 2, 3, 4, 5];

/** Skeleton of a list of articles. */
export function LoadingArticles({ isBelow = false }: { readonly isBelow?: boolean }) {
  return (
    <>
      <ListTop isBelow={isBelow}>{articleMessages.loading}</ListTop>
      <div aria-hidden className={`stack sm-2 lg-3 ${styles.articles}`}>
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
    <div className={`card relative ${isFeatured ? styles.featured : styles.other}`}>
      {isFeatured ? (
        // The largest paint of the first screen: the default cover is shown at once, at the size of
        // the final one.
        <img src={pictureUrl('article', 640)} fetchPriority="high" {...coverFrame} />
      ) : (
        <div className={`skeleton drawing-shape ${styles.loadingPicture}`} />
      )}
      <div className={isFeatured ? styles.featuredWords : styles.loadingWords}>
        <div className={`skeleton ${styles.loadingCaption}`} />
        <div className={`skeleton mt-3 ${styles.loadingTitle}`} />
        <div className={clsx('skeleton mt-3', styles.loadingText, !isFeatured && 'from-sm')} />
        <div className={`skeleton ${styles.loadingLink}`} />
      </div>
    </div>
  );
}

interface ListTopProps {
  /** Whether an article is open above the list. */
  readonly isBelow: boolean;
  readonly children: string | undefined;
}

/** Title of the list, with the number of articles or the loading message. */
function ListTop({ isBelow, children }: ListTopProps) {
  return (
    <div className={`gap-4 mb-4 ${styles.top}`}>
      <h2 className={isBelow ? 'text-2xl' : 'visually-hidden'}>
        {isBelow ? newsPage.otherArticles : newsPage.list}
      </h2>
      <div className="text-sm muted">{children}</div>
    </div>
  );
}
