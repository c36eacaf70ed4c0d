import { css } from '#styled-system/css';
import type { PublicArticle } from '@centre/domain/article/article';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { excerpt } from '@centre/domain/text';
import { Link, useLocation } from 'react-router-dom';
import { pictureUrl } from '../../ui/picture-url.ts';
import { PublishedImage } from '../../ui/published-image.tsx';
import { card, cardLink, croppedPicture } from '../../ui/styles.ts';
import { Icon } from '../ui/icon.tsx';
import { articleAddress } from './news-address.ts';
import { newsPage } from './news.texts.ts';

const cardFrame = css.raw({ ...card, position: 'relative' });

/** The frame of an article's card, also of one that is still loading. */
export const articleFrames = {
  // The first of a list: full width, its picture beside its text on wide screens.
  featured: css.raw({
    ...cardFrame,
    gridColumn: '1 / -1',
    flexDirection: 'column',
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: { lg: '7fr 5fr' },
  }),
  // On a phone the picture is small, beside the text: shorter to scroll and lighter to fetch.
  other: css.raw({
    ...cardFrame,
    display: 'flex',
    flexDirection: { base: 'row', sm: 'column' },
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    gap: { base: '3', sm: '0' },
    alignItems: { base: 'start', sm: 'stretch' },
    '& img': { width: { base: '112px', sm: '100%' } },
    paddingTop: { base: '3', sm: '0' },
    paddingInline: { base: '3', sm: '0' },
  }),
} as const;

interface ArticleCardProps {
  readonly article: PublicArticle;
  /** The first of a list: across the whole width where there is room. */
  readonly isFeatured?: boolean;
}

/** An article in a list. */
export function ArticleCard({ article, isFeatured = false }: ArticleCardProps) {
  const { pathname, search } = useLocation();
  const titleId = `titre-${article.id}`;
  return (
    <article
      id={`article-${article.id}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={css({
        ...(isFeatured ? articleFrames.featured : articleFrames.other),
        transition:
          'border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out',
        _hover: { borderColor: 'brand', boxShadow: 'card' },
      })}
    >
      <Cover
        article={article}
        sizes={
          isFeatured
            ? '(min-width: 992px) 670px, (min-width: 576px) 100vw, 59vw'
            : '(min-width: 992px) 380px, (min-width: 576px) 50vw, 112px'
        }
        isFirst={isFeatured}
      />
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          // Beside the picture where the letters leave room for it, else beneath.
          flex: isFeatured ? '1' : { base: '1 1 7.5rem', sm: '1' },
          minWidth: '0',
          padding: isFeatured ? { base: '4', lg: '8' } : { base: '0', sm: '5' },
        })}
      >
        <Caption article={article} />
        <h3
          id={titleId}
          className={css({
            fontSize: isFeatured ? { base: 'lg', md: 'xl' } : { base: 'md', sm: 'lg' },
            lineClamp: '2',
            textWrap: 'wrap',
          })}
        >
          {article.titre}
        </h3>
        <div
          className={css({
            marginTop: '3',
            color: 'ink.muted',
            fontSize: isFeatured ? 'md' : 'sm',
            lineClamp: '3',
            // On a phone the titles of a whole list count for more.
            ...(!isFeatured && { display: { smDown: 'none' } }),
          })}
        >
          {excerpt(article.contenu, limits.excerpt.blog) || articleMessages.noContent}
        </div>
        <div
          className={css({
            marginTop: 'auto',
            paddingTop: isFeatured ? '3' : { base: '0', sm: '3' },
          })}
        >
          <Link
            to={articleAddress(article.id)}
            state={{ from: `${pathname}${search}` }}
            aria-describedby={titleId}
            className={css({
              ...cardLink,
              display: 'inline-flex',
              alignItems: 'center',
              gap: '2',
              minHeight: 'touch',
              fontWeight: '600',
              color: 'brand',
            })}
          >
            {newsPage.read}
            <Icon name="onward" size={18} />
          </Link>
        </div>
      </div>
    </article>
  );
}

/** What kind of article it is, and when it was published. */
function Caption({ article }: { readonly article: PublicArticle }) {
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '2',
        fontSize: 'xs',
        color: 'ink.muted',
        marginBottom: { base: '1', sm: '2' },
      })}
    >
      <div className={css({ color: 'brand', fontWeight: '600' })}>{article.categorie}</div>
      <time
        dateTime={article.date.toISOString()}
        className={css({ fontVariantNumeric: 'tabular-nums' })}
      >
        {formatDate(article.date)}
      </time>
    </div>
  );
}

interface CoverProps {
  readonly article: PublicArticle;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loaded eagerly. */
  readonly isFirst?: boolean;
}

/** The `sizes` of the cover of an open article. */
export const coverSizes = '(min-width: 800px) 800px, 100vw';

/** What every cover has, from whatever address. */
export const coverFrame = {
  alt: '',
  width: 800,
  height: 500,
  className: css(croppedPicture),
} as const;

/** The picture of an article, or a drawing of the workshop when it has none. */
export function Cover({ article, sizes, isFirst = false }: CoverProps) {
  return (
    <PublishedImage
      picture={article.picture}
      fallback={article.imageUrl || pictureUrl('article', 800)}
      sizes={sizes}
      isFirst={isFirst}
      {...coverFrame}
    />
  );
}
