import { defineRecipe } from '@chakra-ui/react';

export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    maxWidth: '100%',
    gap: '2',
    minWidth: 'touch',
    minHeight: 'touch',
    borderRadius: 'control',
    border: '1px solid transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    cursor: 'pointer',
    textDecoration: 'none',
    transition:
      'background-color {durations.quick} ease-out, border-color {durations.quick} ease-out, color {durations.quick} ease-out',
    _disabled: { opacity: 0.6, cursor: 'progress' },
    // The cross of Chakra's `CloseButton` has no size of its own.
    _icon: { maxWidth: '20px' },
  },
  variants: {
    variant: {
      solid: {
        background: 'colorPalette',
        color: 'colorPalette.contrast',
        _hover: { background: 'colorPalette.strong' },
      },
      outline: {
        borderColor: 'line.strong',
        color: 'inherit',
        _hover: { borderColor: 'brand' },
      },
      // A neutral frame, such as beside the rows of a table.
      surface: {
        borderColor: 'line.strong',
        background: 'surface.raised',
        color: 'ink',
        _hover: { borderColor: 'brand', color: 'brand' },
      },
      // In its own ink, so that it shows on paper and on the deep green alike.
      ghost: { color: 'inherit', _hover: { background: 'currentColor/12' } },
    },
    size: {
      sm: { paddingInline: '3', paddingBlock: '2', fontSize: 'sm' },
      md: { paddingInline: '5', paddingBlock: '2' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
