import { Box, Flex } from '@chakra-ui/react';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { useState } from 'react';
import { detailsWords } from '../../../content/dashboard/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CompareWindow } from './compare-window.tsx';
import { useDuplicates } from './use-duplicates.ts';

interface DuplicatesNoticeProps {
  readonly record: InscriptionRecord;
  readonly onOpen: (record: InscriptionRecord) => void;
}

/** Says that the same person seems to have applied more than once, and offers to compare. */
export function DuplicatesNotice({ record, onOpen }: DuplicatesNoticeProps) {
  const duplicates = useDuplicates(record);
  const [isComparing, setComparing] = useState(false);
  if (duplicates === 'failed') {
    return <Notice marginTop="3">{detailsWords.duplicatesFailed}</Notice>;
  }
  if (duplicates === 'loading' || duplicates.length === 0) return null;
  return (
    <Notice tone="warning" marginTop="3">
      <Flex align="center" gap="3" wrap="wrap">
        <Box flex="1" minWidth="200px">
          <strong>{detailsWords.duplicate}</strong>
          <Box>{detailsWords.duplicateHint(duplicates.length)}</Box>
        </Box>
        <Button look="quiet" fontSize="sm" onClick={() => setComparing(true)}>
          {detailsWords.compare}
        </Button>
      </Flex>
      {isComparing && (
        <CompareWindow
          records={[record, ...duplicates]}
          onClose={() => setComparing(false)}
          onOpen={(other) => {
            setComparing(false);
            onOpen(other);
          }}
        />
      )}
    </Notice>
  );
}
