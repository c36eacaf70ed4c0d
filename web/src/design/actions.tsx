import { Box } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '../ui/button.tsx';
import { focusRing } from '../ui/focus-ring.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import type { Scheme } from './pairs.ts';
import { Labelled, Row, Specimen } from './specimen.tsx';

const looks = {
  call: 'Appel : la seule chose pour laquelle l’écran existe',
  brand: 'Principal : l’action d’un formulaire ou d’une section',
  danger: 'Danger : ce qui ne se reprend pas',
  quiet: 'Discret : tout le reste',
} as const;

type Look = keyof typeof looks;
const lookNames = Object.keys(looks) as Look[];

/** What one presses. */
export function Actions(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Un écran a une action principale. Tout ce qui se touche mesure au moins 44 px, et le focus se voit sur tous les fonds."
    >
      {lookNames.map((look) => (
        <Specimen key={look} title={looks[look]}>
          <ButtonStates look={look} />
        </Specimen>
      ))}
      <Specimen
        title="Boutons sans mot"
        note="Un nom accessible, une infobulle là où le dessin ne suffit pas."
      >
        <Row>
          {(['bare', 'framed'] as const).map((look) => (
            <Row key={look}>
              <Labelled label={look}>
                <IconButton look={look} aria-label={`Modifier (${look})`}>
                  <Pencil size={18} aria-hidden />
                </IconButton>
              </Labelled>
              <Labelled label="survol">
                <IconButton look={look} aria-label={`Modifier (${look}), survol`} data-hover>
                  <Pencil size={18} aria-hidden />
                </IconButton>
              </Labelled>
              <Labelled label="focus">
                <IconButton
                  look={look}
                  aria-label={`Modifier (${look}), focus`}
                  css={focusRing}
                >
                  <Pencil size={18} aria-hidden />
                </IconButton>
              </Labelled>
              <Labelled label="désactivé">
                <IconButton look={look} aria-label={`Modifier (${look}), désactivé`} disabled>
                  <Pencil size={18} aria-hidden />
                </IconButton>
              </Labelled>
            </Row>
          ))}
        </Row>
      </Specimen>
      <Specimen
        title="Focus sur fond profond"
        ground="deep"
        note="Deux tons, l’un clair et l’un sombre : l’un des deux se détache toujours."
      >
        <Row>
          <Button look="call" css={focusRing}>
            S’inscrire
          </Button>
          <Button look="quiet" css={focusRing}>
            Nous écrire
          </Button>
          <IconButton aria-label="Supprimer, focus" css={focusRing}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen
        title="Onglets"
        note="Un seul arrêt de la touche Tab ; les flèches, Origine et Fin passent de l’un à l’autre."
      >
        {(scheme) => <TabsSample scheme={scheme} />}
      </Specimen>
    </Chapter>
  );
}

function ButtonStates({ look }: { readonly look: Look }) {
  return (
    <Row>
      <Labelled label="repos">
        <Button look={look}>
          <Plus size={18} aria-hidden />
          Ajouter
        </Button>
      </Labelled>
      <Labelled label="survol">
        <Button look={look} data-hover>
          Enregistrer
        </Button>
      </Labelled>
      <Labelled label="focus">
        <Button look={look} css={focusRing}>
          Enregistrer
        </Button>
      </Labelled>
      <Labelled label="désactivé">
        <Button look={look} disabled>
          Enregistrer
        </Button>
      </Labelled>
      <Labelled label="en cours">
        <Button look={look} disabled>
          Enregistrement…
        </Button>
      </Labelled>
      <Labelled label="petit">
        <Button look={look} fontSize="sm" paddingInline="3">
          Modifier
        </Button>
      </Labelled>
      <Labelled label="lien">
        <LinkButton to="/" look={look}>
          Accueil
        </LinkButton>
      </Labelled>
    </Row>
  );
}

const trades = ['Soudage', 'Électricité', 'Froid'] as const;

function TabsSample({ scheme }: { readonly scheme: Scheme }) {
  const [selected, setSelected] = useState<string>(trades[0]);
  return (
    <Box display="grid" gap="6">
      {(['horizontal', 'vertical'] as const).map((orientation) => {
        const id = `onglets-${orientation}-${scheme}`;
        return (
          <Box key={orientation}>
            <Tabs
              id={id}
              label={`Filières (${orientation}, ${scheme})`}
              orientation={orientation}
              tabs={trades.map((value, index) => ({
                value,
                label: value,
                ...(index > 0 && { count: index * 12 }),
              }))}
              selected={selected}
              onSelect={setSelected}
            />
            <TabPanel id={id} tab={selected} paddingTop="3">
              Ce que montre « {selected} ».
            </TabPanel>
          </Box>
        );
      })}
    </Box>
  );
}
