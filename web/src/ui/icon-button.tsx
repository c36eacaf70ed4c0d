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
      transition:
        'background-color {durations.quick} ease-out, color {durations.quick} ease-out',
      _disabled: { opacity: 0.35, cursor: 'default' },
    },
    variants: {
      variant: {
        // In its own ink, so that it shows on paper and on the deep green alike.
        ghost: { _hover: { background: 'currentColor/12' } },
        surface: {
          border: '1px solid',
          borderColor: 'line.strong',
          color: 'ink',
          background: 'surface.raised',
          _hover: { borderColor: 'brand', color: 'brand' },
        },
      },
    },
    defaultVariants: { variant: 'ghost' },
  },
  { defaultProps: { type: 'button' }, forwardProps: ['popoverTarget'] },
);
