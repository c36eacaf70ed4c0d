import {
  Badge,
  Box,
  Button,
  chakra,
  Heading,
  IconButton,
  type BoxProps,
} from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { css } from '#styled-system/css';
import { pictures } from '../texts/pictures.texts.ts';
import { focusRing } from '../ui/focus-ring.ts';
import { LinkCard } from '../site/ui/link-card.tsx';
import { Notice } from '../dashboard/ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { container } from '../ui/styles.ts';
import { Steps } from '../site/ui/steps.tsx';
import { TitleBlock } from '../site/ui/page-head.tsx';
import { durations, fontSizes, radii, sizes, spacePx, spaces } from '../ui/tokens.ts';
import { contrast } from './contrast.ts';
import { allPairs, coloursOf, least, schemes, type Scheme } from './pairs.ts';

const views = { both: 'Côte à côte', light: 'Clair', dark: 'Sombre' } as const;
type View = keyof typeof views;

const schemeNames: Readonly<Record<Scheme, string>> = { light: 'Clair', dark: 'Sombre' };

/** The variants of an action. */
const actions = {
  call: { colorPalette: 'call' },
  brand: {},
  danger: { colorPalette: 'danger' },
  outline: { variant: 'outline' },
} as const;

const Wrap = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', listStyleType: 'none' },
});

interface SampleProps extends BoxProps {
  readonly label: string;
}

/** Something shown, with its name beneath. */
function Sample({ label, children, ...box }: SampleProps) {
  return (
    <Box as="li" minWidth="0">
      <Box {...box}>{children}</Box>
      <Box marginTop="1" fontSize="xs" color="ink.muted">
        {label}
      </Box>
    </Box>
  );
}

const framed = {
  width: '140px',
  height: '56px',
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 'control',
} as const;

/** What each part of the design system looks like in one appearance. */
const chapters: readonly {
  readonly title: string;
  readonly show: (scheme: Scheme) => ReactNode;
}[] = [
  {
    title: 'Couleurs',
    show: (scheme) => (
      <Wrap>
        {Object.entries(coloursOf[scheme]).map(([name, value]) => (
          <Sample key={name} label={`${name} · ${value}`} {...framed} background={name} />
        ))}
      </Wrap>
    ),
  },
  {
    title: 'Contrastes',
    show: (scheme) => (
      <Wrap>
        {allPairs
          .filter((pair) => pair.schemes.includes(scheme))
          .map(({ name, ink, ground, least: need }) => (
            <Sample
              key={name}
              label={`${name} · ${contrast(ink[scheme], ground[scheme]).toFixed(2)} (au moins ${least[need]})`}
              {...framed}
              display="grid"
              placeItems="center"
              aria-hidden={need === 'shape'}
              style={{ color: ink[scheme], background: ground[scheme] }}
            >
              {need === 'shape' ? '■' : 'Aa'}
            </Sample>
          ))}
      </Wrap>
    ),
  },
  {
    title: 'Caractères',
    show: () => (
      <Wrap flexDirection="column">
        {Object.keys(fontSizes).map((size) => (
          <Sample key={size} label={size} fontSize={size}>
            Régler, souder, tourner : 1 500 techniciens
          </Sample>
        ))}
      </Wrap>
    ),
  },
  {
    title: 'Mesures',
    show: () => (
      <Wrap>
        {spaces.map((step) => (
          <Sample
            key={step}
            label={`${step} · ${spacePx(step)} px`}
            width={`${spacePx(step)}px`}
            height="12px"
            background="brand"
          />
        ))}
        {Object.entries(radii).map(([name, value]) => (
          <Sample key={name} label={`${name} · ${value}`} {...framed} borderRadius={name} />
        ))}
        {Object.entries({ ...sizes, ...durations }).map(([name, value]) => (
          <Sample key={name} label={name}>
            {value}
          </Sample>
        ))}
      </Wrap>
    ),
  },
  {
    title: 'Actions',
    show: (scheme) => (
      <Wrap>
        {Object.entries(actions).map(([name, action]) => (
          <Sample key={name} label={`${name} : repos, survol, focus, désactivé`}>
            <Box display="flex" flexWrap="wrap" gap="2">
              <Button {...action}>Ajouter</Button>
              <Button {...action} data-hover>
                Ajouter
              </Button>
              <Button {...action} css={focusRing}>
                Ajouter
              </Button>
              <Button {...action} disabled>
                Ajouter
              </Button>
            </Box>
          </Sample>
        ))}
        <Sample label="sans mot">
          <IconButton variant="ghost" aria-label={`Modifier (${schemeNames[scheme]})`}>
            <Pencil size={18} aria-hidden />
          </IconButton>
        </Sample>
      </Wrap>
    ),
  },
  {
    title: 'Messages et états',
    show: () => (
      <Box display="grid" gap="3">
        <Wrap>
          {['neutral', 'brand', 'call', 'danger'].map((palette) => (
            <li key={palette}>
              <Badge colorPalette={palette}>{palette}</Badge>
            </li>
          ))}
          <li>
            <Spinner label="Chargement" />
          </li>
        </Wrap>
        <Notice>Six témoignages sont publiés, le maximum.</Notice>
        <Notice tone="success">L’inscription est enregistrée.</Notice>
        <Notice tone="warning">Cet article remplacera l’article principal.</Notice>
        <Notice tone="danger">Les articles n’ont pas pu être chargés.</Notice>
      </Box>
    ),
  },
  {
    title: 'Parties du site public',
    show: () => (
      <Box display="grid" gap="5">
        <TitleBlock facts={[{ label: 'Durée', value: '2 ans' }]} />
        <LinkCard
          to="/"
          kicker="2 ans"
          title="Une formation"
          text={pictures.formations.alt}
          picture="formations"
        />
        <Steps steps={[{ title: 'Le formulaire', text: 'Ce qui s’y passe.' }]} />
      </Box>
    ),
  },
];

/** The values of the design system and its main parts, as tokens and components have them. */
export function DesignPage() {
  const [view, setView] = useState<View>('both');
  const shown = view === 'both' ? schemes : [view];

  useEffect(() => {
    document.documentElement.style.colorScheme = view === 'dark' ? 'dark' : 'light';
  }, [view]);

  return (
    <>
      <Box as="header" padding="3" borderBottomWidth="1px">
        <label>
          Apparence{' '}
          <select
            value={view}
            onChange={({ currentTarget }) => setView(currentTarget.value as View)}
          >
            {Object.entries(views).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </Box>
      <main className={css({ ...container, paddingBlock: '10' })}>
        <Heading as="h1" fontSize="3xl">
          Système graphique
        </Heading>
        {chapters.map(({ title, show }) => (
          <Box as="section" key={title} paddingBlock="8">
            <Heading as="h2" fontSize="2xl">
              {title}
            </Heading>
            <Box display={{ lg: 'flex' }} gap="4" marginTop="4">
              {shown.map((scheme) => (
                <Box
                  key={scheme}
                  role="group"
                  aria-label={`${title} : ${schemeNames[scheme]}`}
                  flex="1"
                  minWidth="0"
                  padding="4"
                  color="ink"
                  background="surface.raised"
                  borderWidth="1px"
                  borderRadius="card"
                  style={{ colorScheme: scheme }}
                >
                  {show(scheme)}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </main>
    </>
  );
}
