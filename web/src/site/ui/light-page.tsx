import { Box, chakra, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';

interface LightPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** An answer without scripts: a page of its own, with nothing of the site around it. */
export function LightPage({ title, children }: LightPageProps) {
  return (
    <chakra.main display="grid" gap="6" maxWidth="520px" marginInline="auto" padding="4">
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" fontWeight="600">
        <Logo size={40} />
        <Box flex="1 1 10em">{centre.name}</Box>
      </Box>
      <Heading as="h1" fontSize="2xl">
        {title}
      </Heading>
      {children}
    </chakra.main>
  );
}
