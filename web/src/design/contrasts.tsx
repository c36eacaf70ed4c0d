import { chakra } from '@chakra-ui/react';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { contrast } from './contrast.ts';
import { allPairs, least, type Pair, type Scheme } from './pairs.ts';
import { Specimen } from './specimen.tsx';

const uses: Readonly<Record<Pair['least'], string>> = {
  reading: 'Lecture',
  text: 'Texte',
  shape: 'Forme',
};

/** Every two colours that meet, with their contrast as it is computed. */
export function Contrasts(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Calculés à partir des valeurs ci-dessus. Il faut 4,5 au texte (AA), 7 à ce qui se lit longuement (AAA), 3 aux cadres et aux signes."
    >
      <Specimen
        title="Paires en usage"
        note="Un essai automatique refuse celle qui n’atteint pas son seuil."
      >
        {(scheme) => (
          <DataTable
            label={`Contrastes, ${scheme === 'light' ? 'clair' : 'sombre'}`}
            head={
              <tr>
                <th scope="col">Exemple</th>
                <th scope="col">Contraste</th>
                <th scope="col">Paire</th>
                <th scope="col">Emploi</th>
              </tr>
            }
          >
            {allPairs
              .filter((pair) => pair.schemes.includes(scheme))
              .map((pair) => (
                <PairRow key={pair.name} pair={pair} scheme={scheme} />
              ))}
          </DataTable>
        )}
      </Specimen>
    </Chapter>
  );
}

const Sample = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '3',
    borderRadius: 'mark',
    fontWeight: '600',
  },
});

interface PairRowProps {
  readonly pair: Pair;
  readonly scheme: Scheme;
}

function PairRow({ pair, scheme }: PairRowProps) {
  const ratio = contrast(pair.ink[scheme], pair.ground[scheme]);
  return (
    <tr>
      <td>
        {/* A frame or a sign needs less than the words that would stand for it here. */}
        <Sample
          style={{ color: pair.ink[scheme], background: pair.ground[scheme] }}
          aria-hidden={pair.least === 'shape'}
        >
          {pair.least === 'shape' ? '■' : 'Aa'}
        </Sample>
      </td>
      <td>
        {ratio.toFixed(2).replace('.', ',')}{' '}
        <Badge tone={ratio >= least[pair.least] ? 'brand' : 'danger'}>{gradeOf(ratio)}</Badge>
      </td>
      <td>{pair.name}</td>
      <td>
        {uses[pair.least]} · {String(least[pair.least]).replace('.', ',')}
      </td>
    </tr>
  );
}

function gradeOf(ratio: number): string {
  if (ratio >= least.reading) return 'AAA';
  if (ratio >= least.text) return 'AA';
  return ratio >= least.shape ? 'AA formes' : 'insuffisant';
}
