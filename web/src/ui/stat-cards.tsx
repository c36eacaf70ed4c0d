import { Box, chakra } from '@chakra-ui/react';
import { formatCount } from './format-count.ts';
import { Card } from './layout.tsx';
import { Skeleton } from './skeleton.tsx';

export interface Stat {
  readonly label: string;
  /** Undefined while it is being counted. */
  readonly value: number | string | undefined;
}

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
    gap: '3',
    // Four would be three and one on a phone.
    '&:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
    },
  },
});

/** A row of figures, each with what it counts. */
export function StatCards({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <Grid>
      {stats.map(({ label, value }) => (
        <Card
          key={label}
          display="flex"
          flexDirection="column"
          justifyContent="space-between"
          paddingInline={{ base: '3', md: '4' }}
          paddingBlock="3"
        >
          <chakra.dt fontSize="xs" color="ink.muted">
            {label}
          </chakra.dt>
          <Box as="dd" fontFamily="heading" fontSize="xl" fontVariantNumeric="tabular-nums">
            {value === undefined ? (
              <Skeleton as="span" display="block" width="3ch" minHeight="1.6em" />
            ) : typeof value === 'number' ? (
              formatCount(value)
            ) : (
              value
            )}
          </Box>
        </Card>
      ))}
    </Grid>
  );
}
