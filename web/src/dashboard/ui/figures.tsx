import { chakra, defineSlotRecipe, Skeleton, Stat } from '@chakra-ui/react';
import { formatCount } from '../../ui/format-count.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueText', 'valueUnit', 'indicator'],
  base: {
    root: {
      display: 'flex',
      // On a phone a figure is a word of a line.
      flexDirection: { base: 'row-reverse', md: 'column' },
      alignItems: { base: 'baseline', md: 'stretch' },
      justifyContent: { base: 'flex-end', md: 'space-between' },
      gap: { base: '1', md: '0' },
      textAlign: 'start',
      background: 'surface.raised',
      borderRadius: 'card',
      md: { paddingInline: '4', paddingBlock: '3', borderWidth: '1px' },
      '&:is(button)': {
        cursor: 'pointer',
        minHeight: 'touch',
        alignItems: { base: 'center', md: 'stretch' },
        paddingInline: { base: '3', md: '4' },
        borderWidth: '1px',
        _hover: { borderColor: 'line.strong' },
      },
      '&[aria-pressed=true]': { borderColor: 'brand', background: 'brand.soft' },
    },
    label: { fontSize: 'xs', color: 'ink.muted' },
    valueText: {
      fontFamily: 'heading',
      fontSize: { base: 'md', md: 'xl' },
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

const Grid = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'stretch' },
    columnGap: { base: '4', md: '3' },
    rowGap: { base: '1', md: '3' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
    // Those that can be pressed leave a phone's screen to the list beneath.
    '&:has(button)': {
      mdDown: {
        flexWrap: 'nowrap',
        columnGap: '2',
        overflowX: 'auto',
        '& > *': { flexShrink: '0' },
      },
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
