import { chakra, Flex } from '@chakra-ui/react';
import type { usePopover } from '../ui/use-popover.ts';
import { navigation, site } from '../../content/site.ts';
import { SocialLinks } from '../ui/social-links.tsx';
import { MenuLink } from './menu-link.tsx';

// Below `lg` a panel that opens under the top bar; from there on a row in the main bar. No
// `display` is set for the panel, because the browser hides it by that property.
const Nav = chakra(
  'nav',
  {
    base: {
      position: 'fixed',
      inset: '2.75rem 0 auto 0',
      width: 'auto',
      margin: '0',
      border: '0',
      padding: '0',
      maxHeight: 'calc(100dvh - 2.75rem)',
      overflowY: 'auto',
      background: 'surface.raised',
      color: 'ink',
      boxShadow: 'card',
      '@supports not selector(:popover-open)': { position: 'static', boxShadow: 'none' },
      lg: {
        display: 'block',
        position: 'static',
        overflow: 'visible',
        boxShadow: 'none',
        background: 'transparent',
      },
    },
  },
  { forwardProps: ['popover'] },
);

interface MainMenuProps {
  readonly panel: ReturnType<typeof usePopover<HTMLElement>>['panel'];
}

/** The main menu. */
export function MainMenu({ panel }: MainMenuProps) {
  return (
    <Nav aria-label={site.navigation} {...panel}>
      <Flex as="ul" listStyleType="none" direction={{ base: 'column', lg: 'row' }}>
        {navigation.map(({ label, path }) => (
          <li key={path}>
            <MenuLink to={path} end look={label === site.enrol ? 'call' : 'plain'}>
              {label}
            </MenuLink>
          </li>
        ))}
      </Flex>
      <SocialLinks
        display={{ base: 'flex', lg: 'none' }}
        justifyContent="center"
        borderTop="1px solid"
        borderColor="line"
        paddingBlock="2"
      />
    </Nav>
  );
}
