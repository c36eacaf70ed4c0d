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

interface CoverLook {
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loaded eagerly. */
  readonly isFirst?: boolean;
  readonly className?: string;
  /** Pixels of the photograph of the workshop, if there is one, which stands in for a picture. */
  readonly standIn?: Parameters<typeof pictureUrl>[1];
}

/** How the card of an article looks where it stands: classes, besides those of every card. */
export interface ArticleLook {
  readonly card: string;
  /** Around the picture, which stands in the card itself without it. */
  readonly frame?: string;
  readonly cover: CoverLook;
  readonly words: string;
  readonly caption: string;
  readonly title: string;
  readonly text: string;
  /** Characters of the article, at most. */
  readonly excerpt: number;
  readonly foot?: string;
  readonly link: string;
}

interface ArticleCardProps {
  readonly article: PublicArticle;
  readonly look: ArticleLook;
  /** Address of the list that it is part of: one comes back to it, and to this card. */
  readonly list?: string;
}

/** The beginning of an article, and the way to all of it. */
export function ArticleCard({ article, look, list }: ArticleCardProps) {
  const { id, titre, contenu, categorie, date } = article;
  const titleId = `titre-${id}`;
  const cover = <Cover article={article} {...look.cover} />;
  return (
    <article
      id={`article-${id}`}
      {...(list && { tabIndex: -1, 'aria-labelledby': titleId })}
      className={clsx('card relative', look.card, list && 'clickable')}
    >
      {look.frame ? <div className={look.frame}>{cover}</div> : cover}
      <div className={clsx('column', look.words)}>
        <div className={clsx('wrap', styles.caption, look.caption)}>
          <div className="brand bold">{categorie}</div>
          <time dateTime={date.toISOString()}>{formatDate(date)}</time>
        </div>
        <h3 id={titleId} className={clsx('clamp-2', styles.title, look.title)}>
          {titre}
        </h3>
        <div className={clsx('muted', look.text)}>
          {excerpt(contenu, look.excerpt) || articleMessages.noContent}
        </div>
        <div className={clsx(styles.foot, look.foot)}>
          <Link
            to={articleAddress(id)}
            state={list && { from: list }}
            aria-describedby={titleId}
            className={clsx('card-cover brand', look.link)}
          >
            {newsPage.read}
            {list && <Icon name="onward" size={18} />}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** What every cover has, from whatever address. */
export const coverFrame = {
  alt: '',
  width: 800,
  height: 500,
  className: 'cropped',
} as const;

/** The picture of an article, or a drawing of the workshop when it has none. */
export function Cover({
  article,
  standIn = 800,
  ...look
}: CoverLook & { readonly article: PublicArticle }) {
  return (
    <PublishedImage
      picture={article.picture}
      fallback={article.imageUrl || pictureUrl('article', standIn)}
      {...coverFrame}
      {...look}
    />
  );
}
