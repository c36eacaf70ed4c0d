import { chakra, defineSlotRecipe, Skeleton, Stat } from '@chakra-ui/react';
import { formatCount } from '../../ui/format-count.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueText', 'valueUnit', 'indicator'],
  base: {
    root: {
      display: 'flex',
      // On a phone the figures flow like words on a line.
      flexDirection: { base: 'row-reverse', md: 'column' },
      alignItems: { base: 'baseline', md: 'stretch' },
      justifyContent: { base: 'flex-end', md: 'space-between' },
      gap: { base: '1', md: '0' },
      textAlign: 'start',
      background: 'surface.raised',
      borderRadius: 'card',
      md: { paddingInline: '4', paddingBlock: '3', borderWidth: '1px' },
    },
    label: { fontSize: 'xs', color: 'ink.muted' },
    valueText: {
      fontFamily: 'heading',
      fontSize: { base: 'md', md: 'xl' },
      lineHeight: { mdDown: '1.2' },
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
    rowGap: { base: '0', md: '3' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  },
});

interface FiguresProps {
  readonly figures: readonly {
    readonly label: string;
    /** Undefined while loading. */
    readonly value: number | string | undefined;
  }[];
  /** Whether unknown values could not be counted. */
  readonly hasFailed?: boolean;
}

/** Row of labelled figures. */
export function Figures({ figures, hasFailed = false }: FiguresProps) {
  return (
    <Grid>
      {figures.map(({ label, value = hasFailed ? '—' : undefined }) => (
        <Stat.Root key={label} recipe={recipe}>
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText>
            {value === undefined ? (
              // A space gives the skeleton the height and baseline of a figure.
              <Skeleton width="3ch">&nbsp;</Skeleton>
            ) : typeof value === 'number' ? (
              formatCount(value)
            ) : (
              value
            )}
          </Stat.ValueText>
        </Stat.Root>
      ))}
    </Grid>
  );
}
