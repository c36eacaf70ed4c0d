import { Box, chakra, Flex } from '@chakra-ui/react';
import {
  articleCategories,
  type ArticleCategorie,
  type PublicArticle,
} from '@centre/domain/article/article';
import { useState } from 'react';
import { layOutNews } from '@centre/domain/article/principal';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { useIsCampagneAsSent } from '../../data/public/campagne.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { TabPanel, Tabs } from '../ui/tab-list.tsx';
import { newsPath, tabAddress } from '../news/news-address.ts';
import { news } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { Card, HiddenText, rowOnPhone } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatDate } from '@centre/domain/dates';
import { excerpt } from '@centre/domain/text';
import { pictureUrl } from '../../texts/picture-files.texts.ts';
import { PublishedImage } from '../../ui/published-image.tsx';
import { CardLink } from '../ui/card-link.tsx';

const Pair = chakra('div', {
  base: {
    ...rowOnPhone,
    gridTemplateColumns: { sm: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

function NewsGrid({ articles }: { readonly articles: readonly PublicArticle[] }) {
  const { featured, others } = layOutNews(articles, limits.secondaryArticles);
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {featured && <ArticleCard article={featured} isFeatured />}
      <Pair>
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
        {Array.from({ length: limits.secondaryArticles - others.length }, (_, index) => (
          <ComingArticle key={index} isFirst={index === 0} />
        ))}
      </Pair>
    </Box>
  );
}

function LoadingNews() {
  return (
    <>
      <HiddenText>{articleMessages.loading}</HiddenText>
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" aria-hidden>
        <Skeleton height={{ base: '440px', md: '300px' }} />
        <Pair>
          {Array.from({ length: limits.secondaryArticles }, (_, index) => (
            <Skeleton key={index} height="164px" />
          ))}
        </Pair>
      </Box>
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
      <Flex direction={{ base: 'column', lg: 'row' }} gap="8" marginTop="4">
        <Box flex="1" minWidth="0">
          <Tabs id={tabsId} label={news.tabs} tabs={tabs} selected={tab} onSelect={setTab} />
          <TabPanel id={tabsId} tab={tab} aria-busy={!articles} paddingTop="5">
            {articles ? <NewsGrid articles={articles} /> : <LoadingNews />}
          </TabPanel>
        </Box>
        <Box
          display="grid"
          gridTemplateRows="auto 1fr"
          gap={{ lg: '4' }}
          width={{ lg: '280px' }}
          flexShrink="0"
        >
          <FollowUs />
          <EnrolCard />
        </Box>
      </Flex>
    </Block>
  );
}

// `sizes` is less than the real width on phones, whose pixels are finer than a picture needs.

const featured = {
  card: { gridTemplateColumns: { base: '1fr', md: '1.15fr 1fr' }, minHeight: { md: '300px' } },
  cover: { aspectRatio: { base: '2 / 1', md: 'auto' } },
  sizes: '(min-width: 768px) 480px, 80vw',
  words: { padding: '5' },
  title: 'xl',
  text: 'md',
  excerpt: limits.excerpt.featured,
} as const;

const compact = {
  card: {
    gridTemplateColumns: 'minmax(0, 112px) minmax(min(100%, 9.5rem), 1fr)',
    minHeight: '164px',
  },
  cover: {},
  sizes: '160px',
  words: { paddingInline: '4', paddingTop: '3' },
  title: 'md',
  text: 'sm',
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
    <Card as="article" id={`article-${id}`} position="relative" display="grid" {...look.card}>
      <Box {...look.cover} position="relative">
        <Box position="absolute" inset="0">
          <PublishedImage
            picture={picture}
            fallback={imageUrl || pictureUrl('article', 480)}
            sizes={look.sizes}
            alt=""
            htmlWidth={800}
            htmlHeight={500}
            display="block"
            width="100%"
            height="100%"
            objectFit="cover"
            background="surface.sunken"
          />
        </Box>
      </Box>
      <Flex direction="column" {...look.words}>
        <Flex wrap="wrap" columnGap="2" fontSize="xs" color="ink.muted" marginBottom="1">
          <Box color="brand" fontWeight="600">
            {categorie}
          </Box>
          <time dateTime={date.toISOString()}>{formatDate(date)}</time>
        </Flex>
        <chakra.h3 id={`titre-${id}`} fontSize={look.title} lineClamp="2">
          {titre}
        </chakra.h3>
        <Box
          color="ink.muted"
          fontSize={look.text}
          lineHeight="1.45"
          marginTop="1"
          lineClamp={{ base: 3, md: 'none' }}
        >
          {excerpt(contenu, look.excerpt) || articleMessages.noContent}
        </Box>
        <Box marginTop="auto">
          <CardLink
            display="inline-flex"
            alignItems="center"
            minHeight="touch"
            color="brand"
            fontWeight="600"
            fontSize="sm"
            textDecoration="underline"
            textUnderlineOffset="4px"
            to={`/blog#article-${id}`}
            aria-describedby={`titre-${id}`}
          >
            {news.readMore}
          </CardLink>
        </Box>
      </Flex>
    </Card>
  );
}

/** Placeholder of an article that is not written yet; the first says it on a phone for all. */
function ComingArticle({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <Card
      borderStyle="dashed"
      borderColor="line.strong"
      background="transparent"
      minHeight="164px"
      // A row of nothing but these would have to be scrolled, and no key reaches it.
      display={{ base: isFirst ? 'flex' : 'none', sm: 'flex' }}
      flexDirection="column"
      justifyContent="center"
      padding="5"
    >
      <Box fontWeight="600">{articleMessages.coming}</Box>
      <Box fontSize="sm" color="ink.muted">
        {articleMessages.comingSoon}
      </Box>
    </Card>
  );
}
