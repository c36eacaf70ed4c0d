import { css } from '#styled-system/css';
import { halves, quarters, titleLetters } from '../../ui/styles.ts';

/** A step or an event, in an order. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Shown instead of its number, such as a year. */
  readonly mark?: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** One below the titles that surround the steps. */
  readonly titleLevel?: 'h3' | 'h4';
}

const list = css.raw({ display: 'grid', columnGap: '6', rowGap: { base: '3', sm: '8' } });

const arrangements = {
  line: css({
    ...list,
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
  }),
  // Where there is no room for all on a line.
  pairs: css({ ...list, gridTemplateColumns: { base: '1fr', sm: halves, lg: quarters } }),
} as const;

const item = css({
  position: 'relative',
  // On a phone the scale runs down beside the steps.
  paddingInlineStart: { base: '4', sm: '0' },
  paddingTop: { sm: '4' },
  borderColor: 'brand',
  borderInlineStartWidth: { base: '2px', sm: '0' },
  borderTopWidth: { sm: '2px' },
  // The tick of a scale, at the start of each step.
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0',
    top: { base: '0.8em', sm: '-7px' },
    height: { base: '2px', sm: '12px' },
    width: { base: '10px', sm: '2px' },
    background: 'brand',
  },
});

/** Numbered steps along a scale. */
export function Steps({ steps, titleLevel: Title = 'h3' }: StepsProps) {
  return (
    <ol className={arrangements[steps.length === 4 ? 'pairs' : 'line']}>
      {steps.map(({ title, text, mark }, index) => (
        <li key={title} className={item}>
          <div
            className={css({
              // The number or the year stands beside its title where the page is narrow.
              display: 'flex',
              flexDirection: { base: 'row', sm: 'column' },
              flexWrap: 'wrap',
              columnGap: '3',
              rowGap: '2',
              alignItems: 'baseline',
            })}
          >
            <div
              aria-hidden={mark === undefined || undefined}
              className={css({ ...titleLetters, fontSize: 'xl', color: 'brand' })}
            >
              {mark ?? index + 1}
            </div>
            <Title className={css({ ...titleLetters, fontSize: 'lg' })}>{title}</Title>
          </div>
          <div
            className={css({
              marginTop: { base: '1', sm: '2' },
              fontSize: { base: 'sm', sm: 'md' },
              color: 'ink.muted',
            })}
          >
            {text}
          </div>
        </li>
      ))}
    </ol>
  );
}
