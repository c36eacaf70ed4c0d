import { Box, chakra, Heading } from '@chakra-ui/react';
import { createContext, use, type ReactNode } from 'react';
import { schemes, type Scheme } from './pairs.ts';

/** The appearances that the page shows at this moment. */
export const ShownSchemes = createContext<readonly Scheme[]>(schemes);

const schemeNames: Readonly<Record<Scheme, string>> = { light: 'Clair', dark: 'Sombre' };

const Panes = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    arrangement: {
      stacked: {},
      besideEachOther: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

// What stands inside takes its colours by the `color-scheme` of its pane.
const Pane = chakra('div', {
  base: {
    minWidth: '0',
    padding: { base: '4', md: '5' },
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
  },
  variants: {
    ground: {
      raised: { background: 'surface.raised' },
      paper: { background: 'surface' },
      deep: { background: 'surface.deep', color: 'ink.inverse' },
    },
  },
});

interface SpecimenProps {
  readonly title: string;
  /** When to take it, and what to know about it. */
  readonly note?: ReactNode;
  readonly ground?: 'raised' | 'paper' | 'deep';
  /** The public site is never dark, and its parts are shown as they are there. */
  readonly isLightOnly?: boolean;
  /** Told the appearance, for what must have a name of its own in each. */
  readonly children: ReactNode | ((scheme: Scheme) => ReactNode);
}

/** One part of the design system, in each appearance that is asked for. */
export function Specimen({
  title,
  note,
  ground = 'raised',
  isLightOnly = false,
  children,
}: SpecimenProps) {
  const asked = use(ShownSchemes);
  const shown = isLightOnly ? (['light'] as const) : asked;
  return (
    <Box marginTop="8">
      <Heading as="h3" fontSize="lg">
        {title}
      </Heading>
      {note && (
        <Box marginTop="1" maxWidth="measure" fontSize="sm" color="ink.muted">
          {note}
        </Box>
      )}
      <Panes
        marginTop="3"
        arrangement={shown.length > 1 ? 'besideEachOther' : 'stacked'}
        fontSize={isLightOnly ? 'md' : 'sm'}
      >
        {shown.map((scheme) => (
          <Pane
            key={scheme}
            ground={ground}
            role="group"
            aria-label={`${title} : ${schemeNames[scheme]}`}
            style={{ colorScheme: scheme }}
          >
            {typeof children === 'function' ? children(scheme) : children}
          </Pane>
        ))}
      </Panes>
    </Box>
  );
}

/** Things side by side, each with what it shows written beneath. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '4' },
});

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Labelled({ label, children }: LabelledProps) {
  return (
    <Box display="grid" gap="1" justifyItems="start" minWidth="0">
      {children}
      <Box fontSize="xs" color="ink.muted">
        {label}
      </Box>
    </Box>
  );
}
