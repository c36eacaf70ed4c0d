import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { findDuplicates } from '../../../data/staff/inscriptions.ts';
import { useQuery } from '../../../data/use-query.ts';
import { Notice } from '../../ui/notice.tsx';
import { useOnRefresh } from '../../ui/refresh.ts';
import type { Named } from '../list/row.tsx';
import { detailsWords } from './details.texts.ts';
import { CompareDialog } from './compare-dialog.tsx';

interface DuplicatesNoticeProps {
  readonly record: InscriptionRecord;
  readonly onOpen: (record: InscriptionRecord) => void;
  /** Undefined for those who may not delete. */
  readonly onDelete: ((record: Named) => void) | undefined;
}

/**
 * Says that the same person seems to have applied more than once, and offers to compare; or that
 * they did in another campaign.
 */
export function DuplicatesNotice({ record, onOpen, onDelete }: DuplicatesNoticeProps) {
  // A change of its statut makes no other duplicates: the record that is there at first counts.
  const [read] = useState(() => () => findDuplicates(record));
  const {
    value: duplicates,
    hasFailed,
    reload,
  } = useQuery(read, 'The duplicates could not be looked for.');
  const [isComparing, setComparing] = useState(false);
  useOnRefresh(reload);
  if (hasFailed) return <Notice marginTop="3">{detailsWords.duplicatesFailed}</Notice>;
  const isOfNow = ({ campagne }: InscriptionRecord) => campagne === record.campagne;
  const now = duplicates?.filter(isOfNow) ?? [];
  const others = duplicates?.filter((other) => !isOfNow(other)) ?? [];
  // Once they are told apart: taken back, the comparison does not open by itself.
  if (isComparing && duplicates && now.length === 0) setComparing(false);
  return (
    <>
      {others.length > 0 && (
        <Notice marginTop="3">
          {others.map((other) => (
            <Flex key={other.id} align="center" justify="space-between" gap="3">
              {detailsWords.seenAlso(other.campagne)}
              <Button variant="outline" size="sm" onClick={() => onOpen(other)}>
                {detailsWords.open}
              </Button>
            </Flex>
          ))}
        </Notice>
      )}
      {now.length > 0 && (
        <Notice tone="warning" marginTop="3">
          <Flex align="center" gap="3" wrap="wrap">
            <Box flex="1" minWidth="200px">
              <strong>{detailsWords.duplicate}</strong>
              <Box>{detailsWords.duplicateHint(now.length)}</Box>
            </Box>
            <Button variant="outline" size="sm" onClick={() => setComparing(true)}>
              {detailsWords.compare}
            </Button>
          </Flex>
          {isComparing && (
            <CompareDialog
              records={[record, ...now]}
              onClose={() => setComparing(false)}
              onSeparated={() => void reload()}
              onDelete={onDelete}
              onOpen={(other) => {
                setComparing(false);
                onOpen(other);
              }}
            />
          )}
        </Notice>
      )}
    </>
  );
}
