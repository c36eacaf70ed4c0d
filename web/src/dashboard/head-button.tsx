import { chakra } from '@chakra-ui/react';

/** How an action of the dashboard's head looks: a drawing, and its word where there is room. */
export const headAction = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: 'touch',
    minHeight: 'touch',
    paddingInline: { base: '0', lg: '3' },
    borderRadius: 'control',
    color: 'ink.muted',
    fontWeight: '600',
    cursor: 'pointer',
    transition: 'background-color {durations.quick} ease-out, color {durations.quick} ease-out',
    _hover: { background: 'surface.sunken', color: 'ink' },
    _disabled: { opacity: 0.6, cursor: 'progress' },
  },
} as const;

export const HeadButton = chakra('button', headAction, { defaultProps: { type: 'button' } });

/** The label of an action; on a narrow screen for screen readers only. */
export const HeadWord = chakra('span', {
  base: { lgDown: { srOnly: true } },
});
