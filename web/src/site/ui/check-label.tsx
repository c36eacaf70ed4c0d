import { css } from '#styled-system/css';

/** A box to tick with its words beside it, both large enough for a thumb. */
export const checkLabel = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  fontWeight: '600',
  '& input': { width: '20px', height: '20px', flexShrink: '0', accentColor: 'brand' },
});
