import { chakra } from '@chakra-ui/react';

/** The mark of a measured length, as on a workshop drawing; a decoration. */
export const Divider = chakra(
  'span',
  {
    base: {
      display: 'block',
      position: 'relative',
      width: '64px',
      height: '12px',
      borderInline: '2px solid',
      borderColor: 'call',
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '1',
        top: '5px',
        height: '2px',
        background: 'call',
      },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
