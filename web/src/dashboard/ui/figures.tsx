import { chakra, defineSlotRecipe, Skeleton, Stat } from '@chakra-ui/react';
import { formatCount } from '../../ui/format-count.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueText', 'valueUnit', 'indicator'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingInline: { base: '3', md: '4' },
      paddingBlock: '3',
      background: 'surface.raised',
      borderWidth: '1px',
      borderRadius: 'card',
    },
    label: { fontSize: 'xs', color: 'ink.muted' },
    valueText: { fontFamily: 'heading', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' },
  },
});

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
    gap: '3',
    // On a phone four figures would break into three and one.
    '&:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
    },
  },
});

interface FiguresProps {
  readonly figures: readonly {
    readonly label: string;
    readonly value: number | string | undefined;
  }[];
}

/** A row of figures, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Grid>
      {figures.map(({ label, value }) => (
        <Stat.Root key={label} recipe={recipe}>
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText>
            {value === undefined ? (
              <Skeleton as="span" display="block" width="3ch" minHeight="1.6em" />
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
