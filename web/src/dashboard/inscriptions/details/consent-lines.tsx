import { Box, chakra } from '@chakra-ui/react';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { consentWords } from '../../../content/dashboard/consent.ts';

/** Which notice the applicant accepted, and whether a minor's guardian is still to be asked. */
export function ConsentLines({ record }: { readonly record: InscriptionRecord }) {
  const { notice, guardian, isToCollect } = consentWords(record);
  return (
    <Box paddingInline="4" fontSize="sm" color="ink.muted">
      <p>{notice}</p>
      {guardian && (
        <chakra.p
          color={isToCollect ? 'ink' : undefined}
          fontWeight={isToCollect ? '600' : undefined}
        >
          {guardian}
        </chakra.p>
      )}
    </Box>
  );
}
