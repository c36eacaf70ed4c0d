import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Container } from '../ui/layout.tsx';
import { Select } from '../ui/field.tsx';
import { ToastList } from '../dashboard/ui/toast-list.tsx';
import { Actions } from './actions.tsx';
import { Colours } from './colours.tsx';
import { Contrasts } from './contrasts.tsx';
import { Data } from './data.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Measures } from './measures.tsx';
import { schemes, type Scheme } from './pairs.ts';
import { SiteParts } from './site-parts.tsx';
import { ShownSchemes } from './specimen.tsx';
import { Windows } from './windows.tsx';

const chapters = [
  { id: 'couleurs', title: 'Couleurs', Content: Colours },
  { id: 'contrastes', title: 'Contrastes', Content: Contrasts },
  { id: 'mesures', title: 'Caractères et mesures', Content: Measures },
  { id: 'actions', title: 'Actions', Content: Actions },
  { id: 'champs', title: 'Champs', Content: Fields },
  { id: 'messages', title: 'Messages et états', Content: Feedback },
  { id: 'donnees', title: 'Données', Content: Data },
  { id: 'fenetres', title: 'Fenêtres', Content: Windows },
  { id: 'site', title: 'Parties du site public', Content: SiteParts },
] as const;

interface View {
  readonly label: string;
  readonly shown: readonly Scheme[];
}

const views = {
  both: { label: 'Côte à côte', shown: schemes },
  light: { label: 'Clair', shown: ['light'] },
  dark: { label: 'Sombre', shown: ['dark'] },
} as const satisfies Record<string, View>;

type ViewName = keyof typeof views;
const viewNames = Object.keys(views) as ViewName[];

const ChapterLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'brand',
    fontSize: 'sm',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

/** The design system in sight: its values, and its parts in all their states. */
export function DesignPage() {
  const [name, setName] = useState<ViewName>('both');
  const { shown } = views[name];

  useEffect(() => {
    document.documentElement.style.colorScheme = name === 'dark' ? 'dark' : 'light';
  }, [name]);

  return (
    <ShownSchemes value={shown}>
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="over"
        align="center"
        gap="4"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="2"
        background="surface.raised"
        borderBottom="1px solid"
        borderColor="line"
      >
        <Box flex="1" fontFamily="heading" fontWeight="600">
          Système graphique
        </Box>
        <chakra.label display="flex" alignItems="center" gap="3" fontSize="sm">
          Apparence
          <Select
            width="auto"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value as ViewName)}
          >
            {viewNames.map((view) => (
              <option key={view} value={view}>
                {views[view].label}
              </option>
            ))}
          </Select>
        </chakra.label>
      </Flex>
      <Container as="main" paddingBottom="24">
        <Box paddingBlock="10">
          <Heading as="h1" fontSize="3xl">
            Système graphique
          </Heading>
          <Box marginTop="4" maxWidth="measure" fontSize="lg">
            Les valeurs et les pièces dont tous les écrans sont faits. Une page les nomme et
            n’en invente pas : ce qui manque s’ajoute ici d’abord.
          </Box>
          <Flex as="nav" aria-label="Chapitres" wrap="wrap" columnGap="5" marginTop="4">
            {chapters.map(({ id, title }) => (
              <ChapterLink key={id} href={`#${id}`}>
                {title}
              </ChapterLink>
            ))}
          </Flex>
        </Box>
        {chapters.map(({ id, title, Content }) => (
          <Content key={id} id={id} title={title} />
        ))}
      </Container>
      <ToastList />
    </ShownSchemes>
  );
}
