import { Box, chakra, Flex } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { Link, NavLink } from 'react-router-dom';
import { navigation, site } from '../../content/site.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Container } from '../../ui/layout.tsx';

const MenuLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    fontWeight: '600',
    fontSize: 'sm',
    borderBottom: '3px solid transparent',
    _hover: { color: 'brand' },
    '&[aria-current=page]': { borderColor: 'call', color: 'brand' },
  },
});

/** The bar of announcements, and the centre's name with the menu. */
export function Header() {
  return (
    <chakra.header background="surface.raised" borderBottom="1px solid" borderColor="line">
      <Box background="surface.deep" color="ink.inverse" fontSize="xs" paddingBlock="2">
        <Container>{site.campaign}</Container>
      </Box>
      <Container>
        <Flex align="center" justify="space-between" gap="4" wrap="wrap" paddingBlock="2">
          <Link to="/" aria-label={site.home}>
            <Flex align="center" gap="3">
              <Emblem size={44} />
              <Box fontFamily="heading" fontWeight="600" lineHeight="tight">
                <Box fontSize="lg">{centre.abbreviation}</Box>
                <Box fontSize="xs" color="ink.muted" display={{ base: 'none', sm: 'block' }}>
                  {centre.name}
                </Box>
              </Box>
            </Flex>
          </Link>
          <chakra.nav aria-label={site.navigation}>
            <Flex as="ul" listStyleType="none" gap="1">
              {navigation.map(({ label, path }) => (
                <li key={path}>
                  <MenuLink to={path} end>
                    {label}
                  </MenuLink>
                </li>
              ))}
            </Flex>
          </chakra.nav>
        </Flex>
      </Container>
    </chakra.header>
  );
}
