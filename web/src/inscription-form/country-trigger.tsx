import { chakra } from '@chakra-ui/react';

/** The button beside a phone number with its country. */
export const CountryTrigger = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '3',
    whiteSpace: 'nowrap',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'control',
    background: 'surface.sunken',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
});
