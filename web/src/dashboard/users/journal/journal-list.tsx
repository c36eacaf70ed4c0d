import { Box, Flex } from '@chakra-ui/react';
import { formatDateTime } from '@centre/domain/dates';
import {
  actionWords,
  channelWords,
  journalWords,
  memberWords,
  recordWords,
} from '../../../content/dashboard/journal.ts';
import type { JournalEntry } from '../../../data/journal.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { Card } from '../../../ui/layout.tsx';
import { useIsNarrow } from '../../../ui/use-browser-state.ts';
import { RoleBadge } from '../../shared/role-badge.tsx';

interface JournalListProps {
  readonly entries: readonly JournalEntry[];
}

/** The entries: a table, or on a narrow screen a card for each. */
export function JournalList(props: JournalListProps) {
  return useIsNarrow() ? <JournalCards {...props} /> : <JournalTable {...props} />;
}

function JournalTable({ entries }: JournalListProps) {
  return (
    <DataTable
      label={journalWords.table}
      head={
        <tr>
          {Object.values(journalWords.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      }
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td>{formatDateTime(entry.date)}</td>
          <td>
            <Who entry={entry} />
          </td>
          <td>{actionWords(entry, formatCount)}</td>
          <td>{recordWords(entry)}</td>
          <td>{channelWords(entry)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

function JournalCards({ entries }: JournalListProps) {
  return (
    <Box
      as="ul"
      display="grid"
      gap="3"
      listStyleType="none"
      aria-label={journalWords.table}
      overflowWrap="anywhere"
    >
      {entries.map((entry) => (
        <Card key={entry.id} asChild padding="3">
          <li>
            <Box fontWeight="600">{actionWords(entry, formatCount)}</Box>
            <Box color="ink.muted">{recordWords(entry)}</Box>
            <Box marginBlock="1">
              <Who entry={entry} />
            </Box>
            <Box fontSize="xs" color="ink.muted">
              {formatDateTime(entry.date)} · {channelWords(entry)}
            </Box>
          </li>
        </Card>
      ))}
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
