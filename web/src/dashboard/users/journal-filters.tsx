import { Box, Button, Flex } from '@chakra-ui/react';
import type { JournalFilters } from '@centre/domain/journal/journal';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { SelectField, TextField } from '../ui/field.tsx';
import { journalWords } from './journal.texts.ts';

const words = journalWords.filters;

interface FiltersProps {
  readonly filters: JournalFilters;
  /** Present members, and former ones that were read of. */
  readonly usernames: readonly string[];
  readonly onNarrow: (name: keyof JournalFilters, value: string) => void;
  readonly onClear: () => void;
}

export function Filters({ filters, usernames, onNarrow, onClear }: FiltersProps) {
  const bind = (name: keyof JournalFilters) => ({
    label: words[name],
    value: filters[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onNarrow(name, target.value),
  });
  return (
    <Flex role="search" aria-label={words.title} gap="3" wrap="wrap" align="end">
      <Box flex="1 1 160px">
        <SelectField {...bind('membre')}>
          <option value="">{words.everyMember}</option>
          {usernames.map((username) => (
            <option key={username}>{username}</option>
          ))}
        </SelectField>
      </Box>
      <Box flex="2 1 220px">
        <SelectField {...bind('action')}>
          <option value="">{words.everyAction}</option>
          {Object.entries(journalMessages.actions).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </SelectField>
      </Box>
      <Box flex="1 1 140px">
        <TextField type="date" {...bind('du')} />
      </Box>
      <Box flex="1 1 140px">
        <TextField type="date" {...bind('au')} />
      </Box>
      {Object.keys(filters).length > 0 && (
        <Button variant="outline" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </Flex>
  );
}
