import { css } from '#styled-system/css';
import { innerFocusRing, noFocusRing } from '../../ui/focus-ring.ts';

/** Of a link that makes the whole of its card clickable; the card has `position: 'relative'`. */
export const cardLink = css.raw({
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  _focusVisible: { ...noFocusRing, _after: innerFocusRing },
});
