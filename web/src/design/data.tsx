import { Box, Flex } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SortHead, type SortDirection } from '../dashboard/shared/sort-head.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Card } from '../ui/layout.tsx';
import { MeterBar } from '../ui/meter-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatCards } from '../ui/stat-cards.tsx';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import type { Scheme } from './pairs.ts';
import { Specimen } from './specimen.tsx';

const applicants = [
  { name: 'ADJOVI Ɖoɖzi', path: 'BTS', phone: '+228 90 12 34 56', statut: 'Acceptée' },
  { name: 'KOFFI Ama', path: 'BAC PRO', phone: '+228 91 22 33 44', statut: 'En attente' },
  { name: 'N’BOUKÉ Tchɛla', path: 'BTS', phone: '+228 92 00 11 22', statut: 'Refusée' },
] as const;

const tones = { Acceptée: 'brand', 'En attente': 'neutral', Refusée: 'danger' } as const;

/** What is counted and listed. */
export function Data(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Dense et calme : 14 px, chiffres alignés, en-tête toujours en vue. Sur un téléphone, la même chose en cartes."
    >
      <Specimen title="Chiffres">
        <StatCards
          stats={[
            { label: 'Total', value: 1482 },
            { label: 'BTS', value: 911 },
            { label: 'Publiés', value: '6 sur 6' },
            { label: 'En cours de calcul', value: undefined },
          ]}
        />
      </Specimen>
      <Specimen
        title="Tableau"
        note="La ligne choisie est jaune pâle, la ligne survolée se creuse ; l’ordre se lit sur l’en-tête."
      >
        {(scheme) => <TableSample scheme={scheme} />}
      </Specimen>
      <Specimen title="Tableau qui charge">
        {(scheme) => (
          <DataTable
            label={`Inscriptions qui chargent, ${scheme}`}
            head={
              <tr>
                <th scope="col">Nom</th>
                <th scope="col">Parcours</th>
              </tr>
            }
          >
            {[1, 2, 3].map((line) => (
              <tr key={line}>
                <td colSpan={2}>
                  <Skeleton minHeight="28px" />
                </td>
              </tr>
            ))}
          </DataTable>
        )}
      </Specimen>
      <Specimen title="Carte" ground="paper">
        <Card padding="5">
          <Box fontWeight="600">Une chose par carte</Box>
          <Box color="ink.muted">Un filet, un rayon, pas d’ombre au repos.</Box>
        </Card>
      </Specimen>
      <Specimen title="Part de cent">
        <Box data-seen="true">
          <MeterBar label="Insertion professionnelle" value={80} />
        </Box>
      </Specimen>
    </Chapter>
  );
}

function TableSample({ scheme }: { readonly scheme: Scheme }) {
  const [direction, setDirection] = useState<SortDirection>('asc');
  const rows = direction === 'asc' ? applicants : applicants.toReversed();
  return (
    <DataTable
      label={`Inscriptions, ${scheme}`}
      head={
        <tr>
          <SortHead label="Nom" usual="asc" direction={direction} onSort={setDirection} />
          <th scope="col">Parcours</th>
          <th scope="col">Téléphone</th>
          <th scope="col">Statut</th>
          <th scope="col">Actions</th>
        </tr>
      }
    >
      {rows.map(({ name, path, phone, statut }, index) => (
        <tr key={name} aria-selected={index === 1}>
          <td>
            <Box as="span" fontWeight="600">
              {name}
            </Box>
          </td>
          <td>{path}</td>
          <td>{phone}</td>
          <td>
            <Badge tone={tones[statut]}>{statut}</Badge>
          </td>
          <td>
            <Flex gap="1">
              <IconButton aria-label={`Modifier ${name}`}>
                <Pencil size={18} aria-hidden />
              </IconButton>
              <IconButton aria-label={`Supprimer ${name}`}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Flex>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
