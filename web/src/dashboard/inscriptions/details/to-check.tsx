import { aVerifierLabels } from '@centre/domain/a-verifier';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { Badge, Box, List } from '@chakra-ui/react';
import { detailsWords } from '../../../content/dashboard/details.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Why the desk should look at an application, which was taken all the same. */
export function ToCheck({ record }: { readonly record: InscriptionRecord }) {
  if (record.aVerifier.length === 0) return null;
  return (
    <Notice tone="warning" marginTop="3" as="section" aria-label={detailsWords.toCheck}>
      <Badge colorPalette="call">{detailsWords.toCheck}</Badge>
      <List.Root marginBlock="2">
        {record.aVerifier.map((reason) => (
          <List.Item key={reason}>{aVerifierLabels[reason]}</List.Item>
        ))}
      </List.Root>
      <Box fontSize="sm">{detailsWords.toCheckHint}</Box>
    </Notice>
  );
}
