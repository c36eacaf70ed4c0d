import { Box, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { layOutNews } from '@centre/domain/article/principal';
import { articleMessages } from '@centre/domain/messages/public';
import { useLocation } from 'react-router-dom';
import type { PublicArticle } from '@centre/domain/article/article';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { pictureUrl } from '../../texts/picture-files.texts.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { newsPage } from './news.texts.ts';
import { tabAddress, type NewsTab } from './address.ts';
import { ArticleCard, ArticleFrame } from './article-card.tsx';
import { CoverFrame } from './cover.tsx';
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
        <Flex direction="column" align="center" gap="4" marginTop="8">
          {hasMoreFailed && (
            <Notice tone="danger" role="alert">
              {newsPage.moreFailed}
            </Notice>
          )}
          <Button variant="outline" onClick={() => void loadMore()} disabled={isLoadingMore}>
            {isLoadingMore ? newsPage.loadingMore : newsPage.more}
          </Button>
        </Flex>
      )}
    </>
  );
}

interface ArticleGridProps {
  readonly articles: readonly PublicArticle[];
  readonly hasFeatured: boolean;
}

function ArticleGrid({ articles, hasFeatured }: ArticleGridProps) {
  const { featured, others } = layOutNews(articles, articles.length);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap={{ base: '4', md: '6' }}>
      {featured && <ArticleCard article={featured} isFeatured={hasFeatured} />}
      {others.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </SimpleGrid>
  );
}

function NoArticles({ tab }: Pick<ArticleListProps, 'tab'>) {
  const { pathname } = useLocation();
  return tab === newsPage.all ? (
    <EmptyState title={articleMessages.empty} hint={articleMessages.emptyHint} />
  ) : (
    <EmptyState title={articleMessages.emptyCategory}>
      <LinkButton to={tabAddress(newsPage.all, pathname)} variant="outline">
        {newsPage.seeAll}
      </LinkButton>
    </EmptyState>
  );
}

const placeholders = [0, 1, 2, 3, 4, 5];

/** Placeholder of a list of articles, at its size. */
export function LoadingArticles({ isBelow = false }: { readonly isBelow?: boolean }) {
  return (
    <>
      <ListTop isBelow={isBelow}>{articleMessages.loading}</ListTop>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap={{ base: '4', md: '6' }} aria-hidden>
        {!isBelow && <LoadingCard isFeatured />}
        {placeholders.map((index) => (
          <LoadingCard key={index} />
        ))}
      </SimpleGrid>
    </>
  );
}

function LoadingCard({ isFeatured = false }: { readonly isFeatured?: boolean }) {
  return (
    <ArticleFrame isFeatured={isFeatured}>
      {isFeatured ? (
        // The largest element of the first screen: the default cover is shown at once, at the
        // size of the cover to come.
        <CoverFrame src={pictureUrl('article', 640)} fetchPriority="high" />
      ) : (
        <Skeleton aspectRatio="8 / 5" borderRadius="0" />
      )}
      <Box padding={isFeatured ? { base: '5', lg: '8' } : { base: '0', sm: '5' }}>
        <Skeleton width="55%" />
        <Skeleton height="44px" marginTop="3" />
        <Skeleton height="64px" marginTop="3" />
        <Skeleton width="40%" height="20px" marginTop="6" />
      </Box>
    </ArticleFrame>
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
    <Flex align="baseline" justify="space-between" gap="4" marginBottom="4">
      <Heading as="h2" fontSize="2xl" srOnly={!isBelow}>
        {isBelow ? newsPage.otherArticles : newsPage.list}
      </Heading>
      <Box fontSize="sm" color="ink.muted">
        {children}
      </Box>
    </Flex>
  );
}
