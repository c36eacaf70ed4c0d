import type { HTMLChakraProps } from '@chakra-ui/react';
import { Card } from '../../ui/layout.tsx';

interface ArticleFrameProps extends HTMLChakraProps<'div'> {
  /** The first of a list: across the whole width, its picture beside its words if there is room. */
  readonly isFeatured: boolean;
}

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
        : { display: 'flex' })}
      {...rest}
    />
  );
}
