import { Box, chakra, Flex, Heading, SimpleGrid, type HTMLChakraProps } from '@chakra-ui/react';
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
import { articleAddress, tabAddress, type NewsTab } from './news-address.ts';
import { Cover, CoverFrame } from './cover.tsx';
import { useArticles } from './use-articles.ts';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { excerpt } from '@centre/domain/text';
import { Card } from '../../ui/layout.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { Icon } from '../ui/icon.tsx';

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
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap={{ base: '3', md: '6' }}>
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
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap={{ base: '3', md: '6' }} aria-hidden>
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
      <Box padding={isFeatured ? { base: '4', lg: '8' } : { base: '0', sm: '5' }}>
        <Skeleton width="55%" />
        <Skeleton height="44px" marginTop="3" />
        <Skeleton
          height="64px"
          marginTop="3"
          display={isFeatured ? undefined : { base: 'none', sm: 'block' }}
        />
        <Skeleton
          width="40%"
          height="20px"
          marginBlock={isFeatured ? '6' : { base: '3', sm: '6' }}
        />
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

interface ArticleFrameProps extends HTMLChakraProps<'div'> {
  /** The first of a list: full width, its picture beside its text on wide screens. */
  readonly isFeatured: boolean;
}

// On a phone the picture is small, beside the text: shorter to scroll and lighter to fetch.
const compactOnPhones = {
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  gap: { base: '3', sm: '0' },
  alignItems: { base: 'start', sm: 'stretch' },
  '& img': { width: { base: '112px', sm: '100%' } },
  padding: { base: '3', sm: '0' },
  paddingBottom: '0',
} as const;

/** The frame of an article's card, also of one that is still loading. */
function ArticleFrame({ isFeatured, ...rest }: ArticleFrameProps) {
  return (
    <Card
      position="relative"
      {...(isFeatured
        ? {
            gridColumn: '1 / -1',
            flexDirection: 'column',
            display: { base: 'flex', lg: 'grid' },
            gridTemplateColumns: { lg: '7fr 5fr' },
          }
        : compactOnPhones)}
      {...rest}
    />
  );
}

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
    <ArticleFrame
      as="article"
      id={`article-${article.id}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      isFeatured={isFeatured}
      transition="border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out"
      _hover={{ borderColor: 'brand', boxShadow: 'card' }}
    >
      <Cover
        article={article}
        sizes={
          isFeatured
            ? '(min-width: 992px) 670px, (min-width: 576px) 100vw, 80vw'
            : '(min-width: 992px) 380px, (min-width: 576px) 50vw, 112px'
        }
        isFirst={isFeatured}
      />
      <Flex
        direction="column"
        // Beside the picture where the letters leave room for it, else beneath.
        flex={isFeatured ? '1' : { base: '1 1 7.5rem', sm: '1' }}
        minWidth="0"
        padding={isFeatured ? { base: '4', lg: '8' } : { base: '0', sm: '5' }}
      >
        <Caption article={article} />
        <Heading
          as="h3"
          id={titleId}
          fontSize={isFeatured ? { base: 'lg', md: 'xl' } : { base: 'md', sm: 'lg' }}
          lineClamp="2"
        >
          {article.titre}
        </Heading>
        <Box
          marginTop="3"
          color="ink.muted"
          fontSize={isFeatured ? 'md' : 'sm'}
          lineClamp="3"
          // On a phone the titles of a whole list count for more.
          display={isFeatured ? undefined : { base: 'none', sm: '-webkit-box' }}
        >
          {excerpt(article.contenu, limits.excerpt.blog) || articleMessages.noContent}
        </Box>
        <Box marginTop="auto" paddingTop={isFeatured ? '3' : { base: '0', sm: '3' }}>
          <CardLink
            display="inline-flex"
            alignItems="center"
            gap="2"
            minHeight="touch"
            fontWeight="600"
            color="brand"
            to={articleAddress(article.id)}
            state={{ from: `${pathname}${search}` }}
            aria-describedby={titleId}
          >
            {newsPage.read}
            <Icon name="onward" size={18} />
          </CardLink>
        </Box>
      </Flex>
    </ArticleFrame>
  );
}

/** What kind of article it is, and when it was published. */
function Caption({ article }: { readonly article: PublicArticle }) {
  return (
    <Flex
      wrap="wrap"
      columnGap="2"
      fontSize="xs"
      color="ink.muted"
      marginBottom={{ base: '1', sm: '2' }}
    >
      <Box color="brand" fontWeight="600">
        {article.categorie}
      </Box>
      <chakra.time dateTime={article.date.toISOString()} fontVariantNumeric="tabular-nums">
        {formatDate(article.date)}
      </chakra.time>
    </Flex>
  );
}
