import { chakra } from '@chakra-ui/react';

/** A line at the foot of the screen; hidden while it is empty. */
export const StatusBanner = chakra(
  'div',
  {
    base: {
      position: 'fixed',
      insetInline: '0',
      // Above the badge that says that a page is loading.
      bottom: { base: '72px', md: '4' },
      zIndex: 'over',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
      width: 'fit-content',
      maxWidth: 'calc(100% - 32px)',
      marginInline: 'auto',
      paddingInline: '4',
      paddingBlock: '2',
      borderRadius: 'control',
      background: 'surface.deep',
      color: 'ink.inverse',
      fontSize: 'sm',
      boxShadow: 'card',
      _empty: { display: 'none' },
    },
  },
  { defaultProps: { role: 'status' } },
);
