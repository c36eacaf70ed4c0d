import { Box, CloseButton, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SearchInputProps extends ComponentProps<typeof Input> {
  readonly value: string;
  readonly clear: string;
  readonly onClear: () => void;
}

/** A search with a cross that empties it. */
export function SearchInput({ clear, onClear, ...input }: SearchInputProps) {
  return (
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
        type="search"
        paddingInline="10"
        // The browser's own cross is not reached by the keyboard and has no French name.
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        {...input}
      />
      {input.value !== '' && (
        <Box position="absolute" insetInlineEnd="0" top="0">
          <CloseButton aria-label={clear} onClick={onClear} />
        </Box>
      )}
    </Box>
  );
}
