import { Box, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PictureName } from '../../texts/pictures.texts.ts';
import { Picture } from './picture.tsx';

interface TextAndPictureProps {
  readonly picture: PictureName;
  readonly children: ReactNode;
}

/** Words with a drawing on their right, or below them on a narrow screen. */
export function TextAndPicture({ picture, children }: TextAndPictureProps) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '12' }} alignItems="center">
      <Box>{children}</Box>
      <Box borderWidth="1px" borderRadius="card" overflow="hidden">
        <Picture name={picture} sizes="(min-width: 992px) 560px, 100vw" />
      </Box>
    </SimpleGrid>
  );
}
