import { Box } from '@chakra-ui/react';
import { formatDay } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { detailsWords } from '../../../content/dashboard/desk.ts';

/** Until when the application is kept; nothing for one so old that nobody knows when it came. */
export function KeptUntil({ record }: { readonly record: InscriptionRecord }) {
  const { dateInscription, expiration } = record;
  if (dateInscription.getTime() === 0) return null;
  return (
    <Box marginTop="5" fontSize="sm" color="ink.muted">
      {detailsWords.keptUntil(formatDay(expiration))}
    </Box>
  );
}
