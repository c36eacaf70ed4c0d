import { Box, chakra } from '@chakra-ui/react';
import { durations, fontSizes, radii, sizes, spacePx, spaces } from '../ui/tokens.ts';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { Labelled, Row, Specimen } from './specimen.tsx';

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '4',
    paddingBlock: '2',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});

const Name = chakra('span', { base: { fontSize: 'xs', color: 'ink.muted' } });

const sample = 'Régler, souder, tourner\u00A0: 1\u202F500 techniciens';
const headed = ['lg', 'xl', '2xl', '3xl'];

/** Type, space, corners, shadow, movement. */
export function Measures(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Sept corps, une grille de 4 px, quatre rayons, une ombre, deux durées."
    >
      <Specimen
        title="Corps"
        note="Les titres sont en Barlow Semi Condensed 600, hébergée ici ; le texte, dans la linéale du système. Les deux plus grands corps suivent la largeur de l’écran."
      >
        <chakra.ul listStyleType="none">
          {Object.keys(fontSizes).map((size) => (
            <Line key={size}>
              <Name>{size}</Name>
              <Box
                fontSize={size}
                fontFamily={headed.includes(size) ? 'heading' : 'body'}
                fontWeight={headed.includes(size) ? '600' : '400'}
                lineHeight={headed.includes(size) ? 'tight' : 'normal'}
                overflowWrap="anywhere"
              >
                {sample}
              </Box>
            </Line>
          ))}
        </chakra.ul>
      </Specimen>
      <Specimen title="Espaces" note="Un nom vaut autant de fois 4 px.">
        <chakra.ul listStyleType="none">
          {spaces.map((step) => (
            <Line key={step} alignItems="center" paddingBlock="1">
              <Name>
                {step} · {spacePx(step)} px
              </Name>
              <Box
                height="12px"
                width={`${spacePx(step)}px`}
                background="brand"
                borderRadius="mark"
              />
            </Line>
          ))}
        </chakra.ul>
      </Specimen>
      <Specimen title="Rayons et ombre" ground="paper">
        <Row>
          {Object.entries(radii).map(([name, value]) => (
            <Labelled key={name} label={`${name} · ${value}`}>
              <Box
                width="96px"
                height="64px"
                background="surface.raised"
                border="1px solid"
                borderColor="line.strong"
                borderRadius={name}
              />
            </Labelled>
          ))}
          <Labelled label="ombre : card">
            <Box
              width="96px"
              height="64px"
              background="surface.raised"
              border="1px solid"
              borderColor="line"
              borderRadius="card"
              boxShadow="card"
            />
          </Labelled>
        </Row>
      </Specimen>
      <Specimen
        title="Longueurs et durées"
        note="Rien ne bouge quand l’appareil demande moins de mouvement."
      >
        <chakra.dl display="grid" gap="2" gridTemplateColumns="auto 1fr" columnGap="4">
          {Object.entries({ ...sizes, ...durations }).map(([name, value]) => (
            <Box key={name} display="contents">
              <chakra.dt color="ink.muted">{name}</chakra.dt>
              <chakra.dd fontWeight="600">{value}</chakra.dd>
            </Box>
          ))}
        </chakra.dl>
      </Specimen>
    </Chapter>
  );
}
