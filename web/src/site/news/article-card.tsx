import { clsx } from 'clsx';
import type { PublicArticle } from '@centre/domain/article/article';
import { formatDate } from '@centre/domain/dates';
import { articleMessages } from '@centre/domain/messages/public';
import { excerpt } from '@centre/domain/text';
import { Link } from 'react-router-dom';
import { pictureUrl } from '../../ui/picture-url.ts';
import { PublishedImage } from '../../ui/published-image.tsx';
import { Icon } from '../ui/icon.tsx';
import { articleAddress } from './news-address.ts';
import { newsPage } from './news.texts.ts';
import * as styles from './article-card.module.css';

interface CoverOptions {
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loaded eagerly. */
  readonly isFirst?: boolean;
  readonly className?: string;
  /** Width of the drawing or photograph shown for an article without a picture, in pixels. */
  readonly fallbackWidth?: Parameters<typeof pictureUrl>[1];
}

/** Variant of an article card: classes added to those of every card. */
export interface ArticleCardVariant {
  readonly card: string;
  /** Class of an additional element around the picture. */
  readonly frame?: string;
  readonly cover: CoverOptions;
  readonly body: string;
  readonly caption: string;
  readonly title: string;
  readonly text: string;
  /** Longest excerpt of the article, in characters. */
  readonly excerpt: number;
  readonly foot?: string;
  readonly link: string;
}

interface ArticleCardProps {
  readonly article: PublicArticle;
  readonly variant: ArticleCardVariant;
  /** Address of its list, to which closing the article returns, with the focus on this card. */
  readonly list?: string;
}

/** Excerpt of an article, with a link to the article. */
export function ArticleCard({ article, variant, list }: ArticleCardProps) {
  const { id, titre, contenu, categorie, date } = article;
  const titleId = `titre-${id}`;
  const cover = <Cover article={article} {...variant.cover} />;
  return (
    <article
      id={`article-${id}`}
      {...(list && { tabIndex: -1, 'aria-labelledby': titleId })}
      className={clsx('card relative', variant.card, list && 'clickable')}
    >
      {variant.frame ? <div className={variant.frame}>{cover}</div> : cover}
      <div className={clsx('column', variant.body)}>
        <div className={clsx('wrap', styles.caption, variant.caption)}>
          <div className="brand bold">{categorie}</div>
          <time dateTime={date.toISOString()}>{formatDate(date)}</time>
        </div>
        <h3 id={titleId} className={clsx('clamp-2', styles.title, variant.title)}>
          {titre}
        </h3>
        <div className={clsx('muted', variant.text)}>
          {excerpt(contenu, variant.excerpt) || articleMessages.noContent}
        </div>
        <div className={clsx(styles.foot, variant.foot)}>
          <Link
            to={articleAddress(id)}
            state={list && { from: list }}
            aria-describedby={titleId}
            className={clsx('card-cover brand', variant.link)}
          >
            {newsPage.read}
            {list && <Icon name="onward" size={18} />}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Attributes of every cover. */
export const coverFrame = {
  alt: '',
  width: 800,
  height: 500,
  className: 'cropped',
} as const;

/** Picture of an article, or a drawing of the workshop. */
export function Cover({
  article,
  fallbackWidth = 800,
  ...rest
}: CoverOptions & { readonly article: PublicArticle }) {
  return (
    <PublishedImage
      picture={article.picture}
      fallback={article.imageUrl || pictureUrl('article', fallbackWidth)}
      {...coverFrame}
      {...rest}
    />
  );
}
