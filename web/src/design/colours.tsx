import { Box, chakra } from '@chakra-ui/react';
import { roleColours } from '../dashboard/appearance/palette.ts';
import type { ColourName } from '../ui/tokens.ts';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { coloursOf, type Scheme } from './pairs.ts';
import { Specimen } from './specimen.tsx';

const families: readonly {
  readonly title: string;
  readonly note: string;
  readonly names: readonly ColourName[];
}[] = [
  {
    title: 'Surfaces',
    note: 'Du papier au vert profond : la page, ce qui est posé dessus, ce qui y est creusé, ce qui s’en détache.',
    names: ['surface', 'surface.raised', 'surface.sunken', 'surface.deep', 'scrim'],
  },
  {
    title: 'Encres et traits',
    note: 'Le texte, le texte second, les mêmes sur fond profond ; le filet, et le cadre de ce qui se manie.',
    names: ['ink', 'ink.muted', 'ink.inverse', 'ink.inverseMuted', 'line', 'line.strong'],
  },
  {
    title: 'Identité',
    note: 'Le vert du centre : titres, liens, boutons, et son ton pâle pour ce qui va bien.',
    names: ['brand', 'brand.strong', 'brand.soft'],
  },
  {
    title: 'Appel',
    note: 'Le jaune appelle à agir et marque ce qui est actif ; rien d’autre n’est jaune.',
    names: ['call', 'call.strong', 'call.soft', 'call.ink'],
  },
  {
    title: 'Refus',
    note: 'Le rouge brique dit une erreur, un refus, une suppression.',
    names: ['danger', 'danger.strong', 'danger.soft'],
  },
  {
    title: 'Focus',
    note: 'Les deux tons de l’anneau qui entoure ce qui a le focus.',
    names: ['focus.outer', 'focus.inner'],
  },
];

/** The colours by what they are for. */
export function Colours(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Chaque couleur porte le nom de son emploi. Le site public est toujours clair ; le tableau de bord suit l’appareil, ou le choix de la personne."
    >
      {families.map(({ title, note, names }) => (
        <Specimen key={title} title={title} note={note}>
          {(scheme) => (
            <Swatches>
              {names.map((name) => (
                <Swatch key={name} name={name} value={coloursOf[scheme][name]} />
              ))}
            </Swatches>
          )}
        </Specimen>
      ))}
      <Specimen
        title="Rôles"
        note="La couleur du badge de chaque rôle, dans le tableau de bord."
      >
        {(scheme: Scheme) => (
          <Swatches>
            {Object.values(roleColours).map((role) => (
              <Swatch key={role.token} name={role.token} value={role[scheme]} />
            ))}
          </Swatches>
        )}
      </Specimen>
    </Chapter>
  );
}

const Swatches = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
    gap: '4',
    listStyleType: 'none',
  },
});

interface SwatchProps {
  readonly name: string;
  readonly value: string;
}

function Swatch({ name, value }: SwatchProps) {
  return (
    <li>
      <Box
        height="64px"
        background={name}
        border="1px solid"
        borderColor="line"
        borderRadius="control"
      />
      <Box marginTop="1" fontSize="sm" fontWeight="600">
        {name}
      </Box>
      <Box fontSize="xs" color="ink.muted" fontVariantNumeric="tabular-nums">
        {value}
      </Box>
    </li>
  );
}
