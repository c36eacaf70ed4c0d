import { css } from '#styled-system/css';
import { halves } from '../../ui/styles.ts';

const list = css.raw({
  display: 'grid',
  columnGap: '8',
  rowGap: { base: '1', sm: '3' },
  '& > li': { position: 'relative', paddingInlineStart: '6' },
  // A short line with its tick: the bullet of a drawing.
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0',
    top: '0.7em',
    width: '12px',
    height: '2px',
    background: 'call',
  },
});

const columnStyles = {
  1: css({ ...list, gridTemplateColumns: '1fr' }),
  2: css({ ...list, gridTemplateColumns: { base: '1fr', md: halves } }),
} as const;

/** A list of short statements. */
export function CheckList({
  items,
  columns = 1,
}: {
  items: readonly string[];
  columns?: 1 | 2;
}) {
  return (
    <ul className={columnStyles[columns]}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
