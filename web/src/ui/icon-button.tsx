import { chakra } from '@chakra-ui/react';

/** A button that shows a drawing alone; its `aria-label` says what it does. */
export const IconButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: 'touch',
      height: 'touch',
      borderRadius: 'control',
      color: 'inherit',
      cursor: 'pointer',
      transition: 'background-color 180ms ease-out, color 180ms ease-out',
      _disabled: { opacity: 0.35, cursor: 'default' },
    },
    variants: {
      look: {
        bare: { _hover: { color: 'call' } },
        framed: {
          border: '1px solid',
          borderColor: 'line.strong',
          color: 'ink',
          background: 'surface.raised',
          _enabled: { _hover: { borderColor: 'brand', color: 'brand' } },
        },
      },
    },
    defaultVariants: { look: 'bare' },
  },
  { defaultProps: { type: 'button' }, forwardProps: ['popoverTarget'] },
);
