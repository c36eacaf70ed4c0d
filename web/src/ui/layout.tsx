import { chakra } from '@chakra-ui/react';

/** The column that everything of the public site stands in. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
});

/** A surface that holds one thing. */
export const Card = chakra('div', {
  base: {
    background: 'surface.raised',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
  },
});

/** A text for screen readers only. */
export const HiddenText = chakra('span', { base: { srOnly: true } });
