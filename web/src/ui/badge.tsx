import { chakra } from '@chakra-ui/react';

/** A short word that says what kind of thing this is. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    borderRadius: 'round',
    paddingInline: '3',
    fontSize: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    // In its own ink, so that it also stands out on a ground of its own colour.
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 20%, transparent)',
  },
  variants: {
    tone: {
      neutral: { background: 'surface.sunken', color: 'ink' },
      brand: { background: 'brand.soft', color: 'brand.strong' },
      call: { background: 'call.soft', color: 'ink' },
      danger: { background: 'danger.soft', color: 'danger' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
