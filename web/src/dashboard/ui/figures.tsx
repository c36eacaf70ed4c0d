import { chakra, defineSlotRecipe, Skeleton, Stat } from '@chakra-ui/react';
import { formatCount } from '../../ui/format-count.ts';
import { twoColumns } from '../../ui/layout.tsx';

const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueText', 'valueUnit', 'indicator'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      textAlign: 'start',
      paddingInline: { base: '3', md: '4' },
      paddingBlock: '3',
      background: 'surface.raised',
      borderWidth: '1px',
      borderRadius: 'card',
      '&:is(button)': { cursor: 'pointer', _hover: { borderColor: 'line.strong' } },
      '&[aria-pressed=true]': { borderColor: 'brand', background: 'brand.soft' },
    },
    label: { fontSize: 'xs', color: 'ink.muted' },
    valueText: { fontFamily: 'heading', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' },
  },
});

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
    gap: '3',
    // Those that can be pressed leave a phone's screen to the list beneath.
    '&:has(button)': {
      mdDown: {
        display: 'flex',
        gap: '2',
        overflowX: 'auto',
        '& > *': { flexShrink: '0', paddingBlock: '1' },
      },
    },
    // On a phone four figures would break into three and one.
    '&:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: { base: twoColumns, md: 'repeat(4, 1fr)' },
    },
  },
});

interface FiguresProps {
  readonly figures: readonly {
    readonly label: string;
    readonly value: number | string | undefined;
    /** Makes it a button that is pressed or not. */
    readonly onPress?: () => void;
    readonly isPressed?: boolean;
  }[];
}

/** A row of figures, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Grid>
      {figures.map(({ label, value, onPress, isPressed }) => {
        // A button holds no terms of a list.
        const part = onPress ? ({ as: 'span' } as const) : {};
        const content = (
          <>
            <Stat.Label {...part}>{label}</Stat.Label>
            <Stat.ValueText {...part}>
              {value === undefined ? (
                <Skeleton as="span" display="block" width="3ch" minHeight="1.6em" />
              ) : typeof value === 'number' ? (
                formatCount(value)
              ) : (
                value
              )}
            </Stat.ValueText>
          </>
        );
        return (
          <Stat.Root key={label} recipe={recipe} asChild={onPress !== undefined}>
            {onPress ? (
              <button type="button" aria-pressed={isPressed} onClick={onPress}>
                {content}
              </button>
            ) : (
              content
            )}
          </Stat.Root>
        );
      })}
    </Grid>
  );
}
