import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';

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
    look: {
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
  defaultVariants: { look: 'plain' },
});
