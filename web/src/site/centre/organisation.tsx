import { Box, chakra, Heading } from '@chakra-ui/react';

interface OrganisationProps {
  /** From the one who decides most to those who teach. */
  readonly levels: readonly { readonly title: string; readonly text: string }[];
}

const Chart = chakra('ol', {
  base: { listStyleType: 'none', display: 'grid', rowGap: '8' },
});

const Level = chakra('li', {
  base: {
    position: 'relative',
    background: 'surface.raised',
    border: '1px solid',
    borderColor: 'line',
    borderInlineStart: '4px solid',
    borderInlineStartColor: 'brand',
    borderRadius: 'card',
    padding: '5',
    // The line that leads down from the level above.
    '& + &': {
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '8',
        top: '-33px',
        height: '32px',
        width: '2px',
        background: 'brand',
      },
    },
  },
});

/** Who decides what, one level under the other. */
export function Organisation({ levels }: OrganisationProps) {
  return (
    <Chart>
      {levels.map(({ title, text }) => (
        <Level key={title}>
          <Heading as="h3" fontSize="lg">
            {title}
          </Heading>
          <Box marginTop="1" color="ink.muted">
            {text}
          </Box>
        </Level>
      ))}
    </Chart>
  );
}
