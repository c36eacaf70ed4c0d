import { articleMessages } from '@centre/domain/messages/public';
import { useEffect, useRef, useState } from 'react';
import type { PublicArticle } from '@centre/domain/article/article';
import { formatDate } from '@centre/domain/dates';
import { articlePath } from '@centre/domain/site-address';
import { summaryOf } from '@centre/domain/text';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Icon } from '../ui/icon.tsx';
import { articleDetail, newsPage } from './news.texts.ts';
import { countArticleView } from '../../data/public/article-views.ts';
import { namePage } from '../../ui/page-title.ts';
import { Cover } from './article-card.tsx';
import * as styles from './news.module.css';

interface ShareButtonProps {
  readonly title: string;
  /** Path to share, from the root of the site. */
  readonly path: string;
}

/** Button that opens the share sheet, or else copies the address, or else shows it. */
function ShareButton({ title, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useState('');

  async function share() {
    const url = new URL(path, location.origin).href;
    try {
      // Some browsers lack `share`, despite its type.
      if (Reflect.has(navigator, 'share')) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setOutcome(articleDetail.copied);
      }
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) setOutcome(`${articleDetail.address} ${url}`);
    }
  }

  return (
    <div className="row wrapping gap-3">
      <button type="button" onClick={() => void share()} className="button outline">
        <Icon name="share" size={18} />
        {articleDetail.share}
      </button>
      <div role="status" className="text-sm muted">
        {outcome}
      </div>
    </div>
  );
}

function ArticleDetail({ article, from }: { article: PublicArticle; from: string }) {
  const { id, titre, contenu, auteur, categorie, date } = article;
  const path = articlePath(id);
  useEffect(
    () => namePage({ title: titre, description: summaryOf(contenu), path }),
    [titre, contenu, path],
  );
  useEffect(() => countArticleView(id), [id]);
  const titleId = `titre-${id}`;
  return (
    <article aria-labelledby={titleId} className="card">
      <div className={styles.article}>
        <div className={`apart ${styles.top}`}>
          <div className="brand bold text-sm">{categorie}</div>
          <Link to={from} className="button outline text-sm px-3">
            <Icon name="close" size={18} />
            {articleDetail.close}
          </Link>
        </div>
        <h1 id={titleId} className="text-2xl mt-2">
          {titre}
        </h1>
        <div className={`wrap text-sm muted ${styles.details}`}>
          <span>
            {articleDetail.publishedOn}{' '}
            <time dateTime={date.toISOString()}>{formatDate(date)}</time>
          </span>
          {auteur && (
            <span>
              {articleDetail.by} {auteur}
            </span>
          )}
        </div>
        <div className={styles.cover}>
          <Cover article={article} sizes="(min-width: 800px) 800px, 100vw" isFirst />
        </div>
        <div className={`mt-6 measure ${styles.text}`}>
          {contenu.trim() || articleMessages.noContent}
        </div>
        <div className="wrap gap-3 mt-8">
          <Link to={from} className="button solid">
            <Icon name="leave" size={18} />
            {articleDetail.back}
          </Link>
          <ShareButton title={titre} path={path} />
        </div>
      </div>
    </article>
  );
}

interface ArticleHeadProps {
  /** Path of the article's list. */
  readonly list: string;
  /** Undefined while it is loading. */
  readonly article: PublicArticle | undefined;
}

/** Breadcrumb above an article, whose title is part of the article itself. */
export function ArticleHead({ list, article }: ArticleHeadProps) {
  return (
    <div className="on-brand">
      <div className={`container ${styles.breadcrumb}`}>
        <Breadcrumb
          crumbs={[{ label: newsPage.title, path: list }]}
          current={article?.titre ?? articleDetail.loading}
        />
      </div>
    </div>
  );
}

interface OpenArticleProps {
  readonly id: string;
  /** Undefined while it is loading, null when it does not exist. */
  readonly article: PublicArticle | null | undefined;
  /** Whether the article is part of the served page. */
  readonly isServed: boolean;
  readonly from: string;
  /** Changes whenever the visitor opens an article, even the same one again. */
  readonly visit: string;
}

/** Article in the address, above the list: scrolled into view and focused. */
export function OpenArticle({ id, article, isServed, from, visit }: OpenArticleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSettled = article !== undefined;

  useEffect(() => {
    // The visitor may be reading it already.
    if (isServed) return;
    // After the layout, which moves the focus to the top of a new page.
    const frameId = requestAnimationFrame(() => {
      frame.current?.scrollIntoView();
      if (isSettled) frame.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frameId);
  }, [isServed, isSettled, id, visit]);

  return (
    <div
      ref={frame}
      id={`article-${id}`}
      tabIndex={-1}
      aria-busy={!isSettled && !isServed}
      className={styles.openArticle}
    >
      {article === undefined && <LoadingArticle />}
      {article === null && (
        <EmptyState title={articleMessages.notFound} hint={articleMessages.notFoundHint}>
          <Link to={from} className="button outline">
            {articleDetail.back}
          </Link>
        </EmptyState>
      )}
      {article && <ArticleDetail article={article} from={from} />}
    </div>
  );
}

function LoadingArticle() {
  return (
    <div role="status" aria-label={articleDetail.loading} className={styles.loading}>
      <h1 className="visually-hidden">{articleDetail.loading}</h1>
      <div className={`skeleton ${styles.loadingTitle}`} />
      <div className="skeleton drawing-shape round-card mt-6" />
      <div className={`skeleton mt-6 ${styles.loadingText}`} />
    </div>
  );
}
