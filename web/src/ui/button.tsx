import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const recipe = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'control',
    border: '1px solid transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    cursor: 'pointer',
    textDecoration: 'none',
    transition:
      'background-color {durations.quick} ease-out, border-color {durations.quick} ease-out',
    _disabled: { opacity: 0.6, cursor: 'progress' },
  },
  variants: {
    variant: {
      call: { background: 'call', color: 'call.ink', _hover: { background: 'call.strong' } },
      solid: {
        background: 'brand',
        color: 'ink.inverse',
        _hover: { background: 'brand.strong' },
      },
      outline: {
        background: 'transparent',
        borderColor: 'line.strong',
        color: 'inherit',
        _hover: { borderColor: 'brand' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
} as const;

/** A button; `variant="call"` is for the one thing the screen is there for. */
export const Button = chakra('button', recipe, { defaultProps: { type: 'button' } });

/** A link to another screen that looks like a button. */
export const LinkButton = chakra(Link, recipe);

/** A link to a file, or to another program, that looks like a button. */
export const AnchorButton = chakra('a', recipe);
