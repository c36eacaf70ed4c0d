import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Something measurable about a page's subject. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
    },
    // The gaps let the colour of the lines through: hairlines that never double.
    gap: '1px',
    background: 'line',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    boxShadow: 'card',
    color: 'ink',
  },
});

interface TitleBlockProps extends HTMLChakraProps<'dl'> {
  readonly facts: readonly Fact[];
}

/** The title block of a drawing: what is worth knowing at a glance, in up to four cells. */
export function TitleBlock({ facts, ...rest }: TitleBlockProps) {
  return (
    <Grid {...rest}>
      {facts.map(({ label, value }) => (
        <Box
          key={label}
          display="flex"
          flexDirection="column"
          gap="1"
          minWidth="0"
          background="surface.raised"
          padding={{ base: '3', md: '5' }}
        >
          <chakra.dt fontSize="xs" color="ink.muted">
            {label}
          </chakra.dt>
          <chakra.dd
            fontFamily="heading"
            fontWeight="600"
            fontSize={{ base: 'lg', md: 'xl' }}
            lineHeight="tight"
            color="brand"
            overflowWrap="anywhere"
          >
            {value}
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  );
}
