import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { articleMessages } from '@centre/domain/messages/public';
import { useEffect, useRef, useState } from 'react';
import type { PublicArticle } from '@centre/domain/article/article';
import { formatDate } from '@centre/domain/dates';
import { articlePath } from '@centre/domain/site-address';
import { summaryOf } from '@centre/domain/text';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { noFocusRing } from '../../ui/focus-ring.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Icon } from '../ui/icon.tsx';
import { articleDetail } from './news.texts.ts';
import { countArticleView } from '../../data/public/article-views.ts';
import { namePage } from '../../ui/page-title.ts';
import { Cover, coverSizes } from './cover.tsx';
import { Card } from '../../ui/layout.tsx';

interface ShareButtonProps {
  readonly title: string;
  /** Path of what is shared, from the root of the site. */
  readonly path: string;
}

/** Opens the system's share sheet, else copies the address, else shows it. */
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
      const wasGivenUp = error instanceof DOMException && error.name === 'AbortError';
      if (!wasGivenUp) setOutcome(`${articleDetail.address} ${url}`);
    }
  }

  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button variant="outline" onClick={() => void share()}>
        <Icon name="share" size={18} />
        {articleDetail.share}
      </Button>
      <Box role="status" fontSize="sm" color="ink.muted">
        {outcome}
      </Box>
    </Flex>
  );
}

interface ArticleDetailProps {
  readonly article: PublicArticle;
  readonly from: string;
}

function ArticleDetail({ article, from }: ArticleDetailProps) {
  const { id, titre, contenu, auteur, categorie, date } = article;
  const path = articlePath(id);
  useEffect(
    () => namePage({ title: titre, description: summaryOf(contenu), path }),
    [titre, contenu, path],
  );
  useEffect(() => countArticleView(id), [id]);
  const titleId = `titre-${id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Box maxWidth="800px" marginInline="auto" paddingTop={{ base: '0', lg: '8' }}>
        <Box borderRadius={{ base: '0', lg: 'control' }} overflow="hidden">
          <Cover article={article} sizes={coverSizes} isFirst />
        </Box>
        <Box
          paddingBlock={{ base: '5', md: '8' }}
          paddingInline={{ base: '5', md: '8', lg: '0' }}
        >
          <Box color="brand" fontWeight="600" fontSize="sm">
            {categorie}
          </Box>
          <Heading as="h2" id={titleId} fontSize="2xl" marginTop="2">
            {titre}
          </Heading>
          <Flex wrap="wrap" columnGap="4" marginTop="3" fontSize="sm" color="ink.muted">
            <span>
              {articleDetail.publishedOn}{' '}
              <time dateTime={date.toISOString()}>{formatDate(date)}</time>
            </span>
            {auteur && (
              <span>
                {articleDetail.by} {auteur}
              </span>
            )}
          </Flex>
          <Content>{contenu.trim() || articleMessages.noContent}</Content>
          <Flex wrap="wrap" gap="3" marginTop="8">
            <LinkButton to={from}>
              <Icon name="leave" size={18} />
              {articleDetail.back}
            </LinkButton>
            <ShareButton title={titre} path={path} />
          </Flex>
        </Box>
      </Box>
    </Card>
  );
}

// The author's line breaks are part of the text.
const Content = chakra('div', {
  base: {
    marginTop: '6',
    maxWidth: 'measure',
    whiteSpace: 'pre-line',
  },
});

interface OpenArticleProps {
  readonly id: string;
  /** Undefined while it is loading, null when there is none. */
  readonly article: PublicArticle | null | undefined;
  /** The server put it in the page; shown until the article is loaded. */
  readonly isServed: boolean;
  readonly from: string;
  /** Changes each time that the visitor opens an article, even the same one. */
  readonly visit: string;
}

/** The article that the address asks for, above the list: brought into view and focused. */
export function OpenArticle({ id, article, isServed, from, visit }: OpenArticleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSettled = article !== undefined;

  useEffect(() => {
    // The visitor is reading it already.
    if (isServed) return;
    // After the layout, which brings the focus to the top of a new page.
    const turn = requestAnimationFrame(() => {
      frame.current?.scrollIntoView();
      if (isSettled) frame.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(turn);
  }, [isServed, isSettled, id, visit]);

  return (
    <Box
      ref={frame}
      id={`article-${id}`}
      tabIndex={-1}
      aria-busy={!isSettled && !isServed}
      marginBottom={{ base: '8', md: '12' }}
      scrollMarginTop="4"
      {...noFocusRing}
    >
      {article === undefined && <LoadingArticle />}
      {article === null && (
        <EmptyState title={articleMessages.notFound} hint={articleMessages.notFoundHint}>
          <LinkButton to={from} variant="outline">
            {articleDetail.back}
          </LinkButton>
        </EmptyState>
      )}
      {article && (
        <>
          <Flex justify="flex-end" marginBottom="2">
            <LinkButton to={from} variant="outline" fontSize="sm" paddingInline="3">
              <Icon name="close" size={18} />
              {articleDetail.close}
            </LinkButton>
          </Flex>
          <ArticleDetail article={article} from={from} />
        </>
      )}
    </Box>
  );
}

function LoadingArticle() {
  return (
    <Box maxWidth="800px" marginInline="auto" role="status" aria-label={articleDetail.loading}>
      <Skeleton aspectRatio="8 / 5" borderRadius="card" />
      <Skeleton height="72px" marginTop="6" />
      <Skeleton height="320px" marginTop="6" />
    </Box>
  );
}
