import { statutLabels } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { CopyCheck } from 'lucide-react';
import { chakra } from '@chakra-ui/react';
import { listWords } from '../../../content/dashboard/desk.ts';
import { Badge } from '../../../ui/badge.tsx';

/** How each decision looks; what still waits is most of a season's list and stays quiet. */
export const statutTones = {
  en_attente: 'neutral',
  acceptee: 'brand',
  refusee: 'danger',
} as const;

/** What is known of a row besides its answers: its decision, and whether it looks twice sent. */
export function RowMarks({ record }: { readonly record: InscriptionRecord }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" verticalAlign="middle">
      {record.statut !== 'en_attente' && (
        <Badge tone={statutTones[record.statut]}>{statutLabels[record.statut]}</Badge>
      )}
      {record.doublon && (
        <chakra.span
          role="img"
          aria-label={listWords.duplicate}
          title={listWords.duplicate}
          display="inline-flex"
          color="ink.muted"
        >
          <CopyCheck size={16} aria-hidden />
        </chakra.span>
      )}
    </chakra.span>
  );
}
