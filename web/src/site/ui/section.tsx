import { Box, chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../../ui/layout.tsx';

interface SectionProps {
  /** Its address within the page; also ties it to its title. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string | undefined;
  /** `sunken` sets it apart from its neighbours. */
  readonly tone?: 'plain' | 'sunken';
  /** Where there is room: its title above its content, or on the left of it. */
  readonly titleAt?: 'top' | 'left' | undefined;
  readonly children: ReactNode;
}

/** A part of a page: its title, a word of introduction, its content. */
export function Section({
  id,
  title,
  intro,
  tone = 'plain',
  titleAt = 'top',
  children,
}: SectionProps) {
  return (
    <chakra.section
      aria-labelledby={id}
      paddingBlock={{ base: '5', md: '16' }}
      background={tone === 'sunken' ? 'surface.sunken' : undefined}
    >
      <Container
        {...(titleAt === 'left' && {
          display: { lg: 'grid' },
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
          columnGap: '12',
        })}
      >
        <Box marginBottom={{ base: '3', md: '8' }}>
          <Heading as="h2" id={id} fontSize="2xl">
            {title}
          </Heading>
          {intro && (
            <Box marginTop={{ base: '2', md: '3' }} maxWidth="measure" color="ink.muted">
              {intro}
            </Box>
          )}
        </Box>
        <div>{children}</div>
      </Container>
    </chakra.section>
  );
}
