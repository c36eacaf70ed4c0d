import { Box, Flex } from '@chakra-ui/react';
import { formatDateTime } from '@centre/domain/dates';
import type { JournalEntry } from '@centre/domain/journal/journal';
import type { ReactNode } from 'react';
import { formatCount } from '../../ui/format-count.ts';
import { RoleBadge } from '../ui/role-badge.tsx';
import { RecordList } from '../ui/record-list.tsx';
import {
  actionWords,
  channelWords,
  journalWords,
  memberWords,
  recordWords,
} from './journal.texts.ts';

const { columns } = journalWords;

export function Entries({ entries }: { readonly entries: readonly JournalEntry[] }) {
  return (
    <RecordList
      label={journalWords.table}
      items={entries}
      columns={[
        [columns.date, ({ date }) => formatDateTime(date)],
        [columns.member, (entry) => <Who entry={entry} />],
        [columns.action, (entry) => <Words>{actionWords(entry, formatCount)}</Words>],
        [columns.record, (entry) => <Words>{recordWords(entry)}</Words>],
        [columns.channel, channelWords],
      ]}
      card={(entry) => (
        <>
          <Box fontWeight="600">{actionWords(entry, formatCount)}</Box>
          <Box color="ink.muted">{recordWords(entry)}</Box>
          <Box marginBlock="1">
            <Who entry={entry} />
          </Box>
          <Box fontSize="xs" color="ink.muted">
            {formatDateTime(entry.date)} · {channelWords(entry)}
          </Box>
        </>
      )}
    />
  );
}

/** On several lines, so that the table is no wider than the screen. */
function Words({ children }: { readonly children: ReactNode }) {
  return (
    <Box whiteSpace="normal" minWidth="140px">
      {children}
    </Box>
  );
}

function Who({ entry }: { readonly entry: JournalEntry }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
      {memberWords(entry)}
      {entry.role && <RoleBadge role={entry.role} />}
    </Flex>
  );
}
