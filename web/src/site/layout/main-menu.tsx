import { chakra, Flex } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { navigation, site } from '../../texts/site.texts.ts';
import { SocialLinks } from '../ui/social-links.tsx';
import type { usePopover } from '../ui/use-popover.ts';

/** A link of the main menu: a line on a small screen's panel, a word of the bar elsewhere. */
export const MenuLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '52px', lg: 'touch' },
    paddingInline: { base: '4', lg: '2', xl: '3' },
    fontWeight: '600',
    fontSize: { base: 'md', lg: 'sm' },
    whiteSpace: 'nowrap',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderInlineStartWidth: { base: '4px', lg: '0' },
    borderBottomWidth: { base: '0', lg: '3px' },
    transition: 'color {durations.quick} ease-out, border-color {durations.quick} ease-out',
    _hover: { color: 'brand' },
    '&[aria-current=page]': { borderColor: 'call', color: 'brand' },
  },
  variants: {
    variant: {
      plain: {},
      call: {
        justifyContent: 'center',
        margin: { base: '4', lg: '0' },
        marginInlineStart: { lg: '2' },
        paddingInline: { lg: '4', xl: '5' },
        background: 'call',
        color: 'call.ink',
        borderRadius: 'control',
        borderWidth: '0',
        _hover: { background: 'call.strong', color: 'call.ink' },
        '&[aria-current=page]': { color: 'call.ink', textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

// Below `lg` a panel that opens under the top bar; from there on a row in the main bar. No
// `display` is set for the panel, because the browser hides it by that property.
const Nav = chakra(
  'nav',
  {
    base: {
      position: 'fixed',
      inset: 'var(--bar-height) 0 auto 0',
      width: 'auto',
      margin: '0',
      border: '0',
      padding: '0',
      maxHeight: 'calc(100% - var(--bar-height))',
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

export function MainMenu({ panel }: MainMenuProps) {
  return (
    <Nav aria-label={site.navigation} {...panel}>
      <Flex as="ul" direction={{ base: 'column', lg: 'row' }}>
        {navigation.map(({ label, path }) => (
          <li key={path}>
            <MenuLink to={path} end variant={label === site.enrol ? 'call' : 'plain'}>
              {label}
            </MenuLink>
          </li>
        ))}
      </Flex>
      <SocialLinks
        display={{ base: 'flex', lg: 'none' }}
        justifyContent="center"
        borderTopWidth="1px"
        paddingBlock="2"
      />
    </Nav>
  );
}
