import type { HTMLChakraProps } from '@chakra-ui/react';
import { Card } from '../../ui/layout.tsx';

interface ArticleFrameProps extends HTMLChakraProps<'div'> {
  /** The first of a list: across the whole width, its picture beside its words if there is room. */
  readonly isFeatured: boolean;
}

// On a phone the picture is small, beside the words: the list is short, and light to fetch.
const compactOnPhones = {
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: '112px 1fr',
  columnGap: '4',
  alignItems: { base: 'start', sm: 'stretch' },
  padding: { base: '4', sm: '0' },
} as const;

/** The frame of an article's card, also of one that is still loading. */
export function ArticleFrame({ isFeatured, ...rest }: ArticleFrameProps) {
  return (
    <Card
      position="relative"
      flexDirection="column"
      {...(isFeatured
        ? {
            gridColumn: '1 / -1',
            display: { base: 'flex', lg: 'grid' },
            gridTemplateColumns: { lg: '7fr 5fr' },
          }
        : compactOnPhones)}
      {...rest}
    />
  );
}
