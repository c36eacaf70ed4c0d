import { Box, Flex } from '@chakra-ui/react';
import {
  articleSortKeys,
  naturalSort,
  type ArticleSort,
  type ArticleSortKey,
} from '@centre/domain/article/sort';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { Select } from '../ui/field.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { articleSearchWords as words } from './articles.texts.ts';

interface ArticleToolbarProps {
  readonly typed: string;
  readonly onSearch: (typed: string) => void;
  readonly sort: ArticleSort;
  readonly onSort: (sort: ArticleSort) => void;
}

/** The search through the articles, and their order. */
export function ArticleToolbar({ typed, onSearch, sort, onSort }: ArticleToolbarProps) {
  const isUp = sort.direction === 'asc';
  return (
    <Flex
      gap="2"
      // Side by side on a phone, and one above the other where letters are large.
      wrap={{ base: 'wrap', md: 'nowrap' }}
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
    >
      <Box flex={{ base: '1 1 9rem', md: '0 0 300px' }}>
        <SearchInput
          aria-label={words.label}
          placeholder={words.placeholder}
          value={typed}
          clear={words.clear}
          onClear={() => onSearch('')}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </Box>
      <Flex gap="2" flex={{ base: '1 1 10.5rem', md: '0 0 auto' }}>
        <Box flex="1">
          <Select
            aria-label={words.sort}
            value={sort.key}
            onChange={(event) =>
              onSort(naturalSort(event.currentTarget.value as ArticleSortKey))
            }
          >
            {articleSortKeys.map((key) => (
              <option key={key} value={key}>
                {words.keys[key]}
              </option>
            ))}
          </Select>
        </Box>
        <IconAction
          icon={isUp ? ArrowUpNarrowWide : ArrowDownWideNarrow}
          variant="surface"
          label={isUp ? words.ascending : words.descending}
          onClick={() => onSort({ ...sort, direction: isUp ? 'desc' : 'asc' })}
        />
      </Flex>
    </Flex>
  );
}
