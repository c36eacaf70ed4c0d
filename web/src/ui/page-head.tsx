import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PictureName } from '../content/pictures.ts';
import { Container } from './layout.tsx';
import { Picture } from './picture.tsx';
import { TitleBlock, type Fact } from './title-block.tsx';
import { Trail, type Crumb } from './trail.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** A drawing on the green ground, which is also that of the band. */
  readonly picture: PictureName;
  /** The pages above this one. */
  readonly trail: readonly Crumb[];
  readonly facts?: readonly Fact[];
  /** What to do first: one or two buttons. */
  readonly children?: ReactNode;
}

/** The top of a page: where one is, its subject, its drawing and its title block. */
export function PageHead({ title, lead, picture, trail, facts, children }: PageHeadProps) {
  return (
    <>
      <Box background="brand" color="ink.inverse" paddingBottom={facts ? '12' : '0'}>
        <Container>
          <Flex
            direction={{ base: 'column', lg: 'row' }}
            align={{ base: 'stretch', lg: 'center' }}
            gap={{ base: '5', lg: '10' }}
          >
            <Box
              flex="1 1 0"
              paddingTop={{ base: '3', lg: '8' }}
              paddingBottom={{ base: '0', lg: '8' }}
            >
              <Trail crumbs={trail} current={title} />
              <Heading as="h1" fontSize="3xl" marginTop={{ base: '2', md: '4' }}>
                {title}
              </Heading>
              <Box
                marginTop="4"
                maxWidth="measure"
                fontSize={{ base: 'md', md: 'lg' }}
                lineHeight="1.5"
              >
                {lead}
              </Box>
              {children && (
                <Flex gap="3" wrap="wrap" align="center" marginTop="6">
                  {children}
                </Flex>
              )}
            </Box>
            <Box flex="0 0 44%" marginInline={{ base: '-4', md: '-6', lg: '0' }}>
              <Picture
                name={picture}
                sizes="(min-width: 992px) 520px, (min-width: 576px) 100vw, 82vw"
                isFirst
              />
            </Box>
          </Flex>
        </Container>
      </Box>
      {facts && (
        <Container marginTop="-12" position="relative">
          <TitleBlock facts={facts} />
        </Container>
      )}
    </>
  );
}
