import { chakra } from '@chakra-ui/react';

/** A message in the flow of the page: what happened, what was kept, what to do. */
export const Notice = chakra('div', {
  base: {
    borderRadius: 'control',
    borderInlineStart: '4px solid',
    paddingInline: '4',
    paddingBlock: '3',
  },
  variants: {
    tone: {
      info: { background: 'brand.soft', borderColor: 'brand', color: 'ink' },
      success: { background: 'brand.soft', borderColor: 'brand', color: 'ink' },
      warning: { background: 'call.soft', borderColor: 'call', color: 'ink' },
      danger: { background: 'danger.soft', borderColor: 'danger', color: 'ink' },
    },
  },
  defaultVariants: { tone: 'info' },
});
