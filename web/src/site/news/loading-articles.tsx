import { Box, SimpleGrid } from '@chakra-ui/react';
import { articleMessages } from '@centre/domain/public-messages';
import { pictureUrl } from '../../content/picture-files.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { CoverFrame } from './cover.tsx';
import { ListTop } from './list-top.tsx';

const placeholders = [0, 1, 2, 3, 4, 5];

/** Stands where a list of articles will be, at its size. */
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
        // What the first screen shows is whole before the articles are there: the drawing that
        // stands for an article without a picture, as large as the picture to come.
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
