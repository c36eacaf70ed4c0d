import { Box, chakra } from '@chakra-ui/react';
import { siteAddress } from '@centre/domain/site-address';
import { useLocation } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';
import { Container } from '../../ui/layout.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { useToday } from '../ui/use-today.ts';

const FooterColumns = prerendered(
  async () => (await import('./footer-columns.tsx')).FooterColumns,
);

export function Footer() {
  const year = useToday()?.slice(0, 4);
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <chakra.footer background="surface.deep" color="ink.inverse" marginTop="6">
      <Container paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '20', lg: '6' }}>
        <FooterColumns />
        <Box
          marginTop={{ base: '4', lg: '6' }}
          paddingTop={{ base: '4', lg: '5' }}
          borderTop="1px solid"
          borderColor="brand"
          fontSize="sm"
          color="ink.inverseMuted"
        >
          {site.rights(year)}
        </Box>
        {/* Shown in print only (app/print.css). */}
        {isHydrated && (
          <Box display="none" data-page-address>
            {siteAddress(pathname)}
          </Box>
        )}
      </Container>
    </chakra.footer>
  );
}
