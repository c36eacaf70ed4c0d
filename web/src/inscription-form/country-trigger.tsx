import { css } from '#styled-system/css';

/** The button beside a phone number with its country. */
export const countryTrigger = css({
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
});
