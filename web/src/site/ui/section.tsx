import { Box, chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Divider } from '../../ui/divider.tsx';
import { Container } from '../../ui/layout.tsx';

interface SectionProps {
  /** Its address within the page; also ties it to its title. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string | undefined;
  /** `sunken` sets it apart from its neighbours. */
  readonly tone?: 'plain' | 'sunken';
  readonly children: ReactNode;
}

/** A part of a page: its title under a dimension line, a word of introduction, its content. */
export function Section({ id, title, intro, tone = 'plain', children }: SectionProps) {
  return (
    <chakra.section
      aria-labelledby={id}
      paddingBlock={{ base: '5', md: '16' }}
      background={tone === 'sunken' ? 'surface.sunken' : undefined}
    >
      <Container>
        <Box marginBottom={{ base: '3', md: '8' }}>
          <Divider marginBottom="3" display={{ base: 'none', md: 'block' }} />
          <Heading as="h2" id={id} fontSize="2xl">
            {title}
          </Heading>
          {intro && (
            <Box marginTop={{ base: '2', md: '3' }} maxWidth="measure" color="ink.muted">
              {intro}
            </Box>
          )}
        </Box>
        {children}
      </Container>
    </chakra.section>
  );
}
