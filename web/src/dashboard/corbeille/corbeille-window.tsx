import { formatDateTime, formatDay } from '@centre/domain/dates';
import { parcoursLabels } from '@centre/domain/inscription/inscription';
import { Box, Button, Flex, List } from '@chakra-ui/react';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import {
  shownInCorbeille,
  useCorbeille,
  type DeletedInscription,
} from '../../../data/staff/corbeille.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { LoadFailure, LoadingLines } from '../../ui/list-states.tsx';
import { Modal } from '../../ui/modal.tsx';
import { corbeilleWords } from './corbeille.texts.ts';
import { restore } from './restore.ts';

/** Deleted applications, the latest first, and the way back for each. */
export function CorbeilleWindow({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      title={corbeilleWords.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <Box color="ink.muted" marginBottom="4">
        {corbeilleWords.lead}
      </Box>
      <Deleted />
    </Modal>
  );
}

function Deleted() {
  const list = useCorbeille();
  if (list.status === 'loading') {
    return <LoadingLines label={corbeilleWords.loading} lines={4} minHeight="56px" />;
  }
  if (list.status === 'error') {
    return <LoadFailure onRetry={list.reload}>{corbeilleWords.failed}</LoadFailure>;
  }
  const now = new Date();
  const deleted = list.items.filter(({ expireAt }) => expireAt > now);
  if (deleted.length === 0) {
    return <EmptyState title={corbeilleWords.empty} hint={corbeilleWords.emptyHint} />;
  }
  return (
    <>
      <List.Root aria-label={corbeilleWords.list} display="grid" gap="0">
        {deleted.map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </List.Root>
      {list.items.length === shownInCorbeille && (
        <Box marginTop="3">{corbeilleWords.latest(formatCount(shownInCorbeille))}</Box>
      )}
    </>
  );
}

function Row({ record }: { readonly record: DeletedInscription }) {
  const { id, parcours, reference, supprimePar, supprimeLe, expireAt } = record;
  const [isBusy, setBusy] = useState(false);
  const name = fullName(record);

  async function bringBack() {
    setBusy(true);
    await restore(id);
    setBusy(false);
  }

  return (
    <List.Item borderTopWidth="1px" paddingBlock="3">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box flex="1" minWidth="200px">
          <Box fontWeight="600">{name}</Box>
          <Box>
            {parcours && `${parcoursLabels[parcours]} · `}
            <Box as="span" whiteSpace="nowrap">
              {reference}
            </Box>
          </Box>
          <Box fontSize="sm" color="ink.muted">
            {corbeilleWords.deleted(supprimePar, formatDateTime(supprimeLe))} ·{' '}
            {corbeilleWords.until(formatDay(expireAt))}
          </Box>
        </Box>
        <Button
          variant="outline"
          size="sm"
          loading={isBusy}
          aria-label={corbeilleWords.restoreOf(name)}
          onClick={() => void bringBack()}
        >
          <ArchiveRestore size={16} aria-hidden />
          {corbeilleWords.restore}
        </Button>
      </Flex>
    </List.Item>
  );
}
