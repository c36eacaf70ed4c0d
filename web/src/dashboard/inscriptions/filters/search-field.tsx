import { Box, IconButton, Input } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { filterWords } from '../../../content/dashboard/desk.ts';
import { FormField } from '../../ui/field.tsx';

/** How long somebody may hesitate between two letters, in milliseconds. */
const hesitation = 250;

interface SearchFieldProps {
  readonly value: string;
  /** Told when the typing pauses, and at once on Enter. */
  readonly onSearch: (text: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The search, which asks the server only when the typing pauses. */
export function SearchField({ value, onSearch, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // The filters were cleared elsewhere: what is typed follows.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  function search(text: string, afterMs: number) {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setKnown(text);
      onSearch(text);
    }, afterMs);
  }

  return (
    <FormField label={filterWords.search}>
      <Box position="relative">
        <Box
          position="absolute"
          insetInlineStart="3"
          top="50%"
          transform="translateY(-50%)"
          color="ink.muted"
          pointerEvents="none"
        >
          <Search size={18} aria-hidden />
        </Box>
        <Input
          ref={ref}
          type="search"
          paddingInline="10"
          placeholder={filterWords.searchHint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          // The browser's own cross is not reached by the keyboard and has no French name.
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          value={typed}
          onChange={(event) => search(event.target.value, hesitation)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search(typed, 0);
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
        {typed !== '' && (
          <Box position="absolute" insetInlineEnd="0" top="0">
            <IconButton
              variant="ghost"
              aria-label={filterWords.clearSearch}
              onClick={() => search('', 0)}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </Box>
        )}
      </Box>
    </FormField>
  );
}
