import { useEffect, useRef, useState, type Ref } from 'react';
import { FormField } from '../../ui/field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { filterWords } from '../desk.texts.ts';

/** A pause in typing after which the search runs, in milliseconds. */
const hesitation = 250;

interface SearchFieldProps {
  readonly value: string;
  /** Called when the typing pauses, and at once on Enter. */
  readonly onSearch: (text: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The search field. */
export function SearchField({ value, onSearch, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // The filters were cleared elsewhere: the field follows.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  function search(text: string, afterMs: number) {
    setTyped(text);
    window.clearTimeout(timer.current);
    // A space that is typed on the way to the next word searches for nothing else.
    const words = text.trim();
    timer.current = window.setTimeout(() => {
      setKnown(words);
      onSearch(words);
    }, afterMs);
  }

  return (
    <FormField label={filterWords.search} isLabelHidden>
      <SearchInput
        ref={ref}
        placeholder={filterWords.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        clear={filterWords.clearSearch}
        onClear={() => search('', 0)}
        onChange={(event) => search(event.target.value, hesitation)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed, 0);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </FormField>
  );
}
