import { css } from '#styled-system/css';
import { twoColumns } from '../../ui/styles.ts';
import type { Fact } from './page-head.tsx';

/** A line of a fact table, with a remark in smaller type. */
interface DetailedFact extends Fact {
  readonly note?: string;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: twoColumns, sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: { base: '3', sm: '6' },
  rowGap: '1',
  paddingBlock: { base: '3', sm: '4' },
  borderTopWidth: '1px',
});

/** A list of facts: terms on the left, values on the right. */
export function FactList({ facts }: { facts: readonly DetailedFact[] }) {
  return (
    <dl className={css({ borderBottomWidth: '1px' })}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={row}>
          <dt
            className={css({ color: 'ink.muted', ...(note && { gridRow: { sm: 'span 2' } }) })}
          >
            {label}
          </dt>
          <dd className={css({ fontWeight: '600', fontVariantNumeric: 'tabular-nums' })}>
            {value}
          </dd>
          {note && (
            <dd
              className={css({
                gridColumnStart: { base: 1, sm: 2 },
                gridColumnEnd: '-1',
                fontSize: 'sm',
                color: 'ink.muted',
              })}
            >
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
