import { Box, Flex, IconButton, Input } from '@chakra-ui/react';
import {
  articleSortKeys,
  naturalSort,
  type ArticleSort,
  type ArticleSortKey,
} from '@centre/domain/article-list';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, X } from 'lucide-react';
import { articleSearchWords as words } from '../../content/dashboard/articles.ts';
import { Select } from '../ui/field.tsx';

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
      wrap={{ base: 'wrap', md: 'nowrap' }}
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
    >
      <Box position="relative" flex={{ base: '1 1 100%', md: '0 0 300px' }}>
        <Input
          type="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          value={typed}
          paddingInlineEnd="12"
          // Its cross is ours, which can be reached by the keyboard.
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        {typed !== '' && (
          <IconButton
            variant="ghost"
            aria-label={words.clear}
            position="absolute"
            insetInlineEnd="0"
            top="0"
            onClick={() => onSearch('')}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
      <Flex gap="2" flex={{ base: '1 1 100%', md: '0 0 auto' }}>
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
        <IconButton
          variant="surface"
          aria-label={isUp ? words.ascending : words.descending}
          title={isUp ? words.ascending : words.descending}
          onClick={() => onSort({ ...sort, direction: isUp ? 'desc' : 'asc' })}
        >
          {isUp ? (
            <ArrowUpNarrowWide size={20} aria-hidden />
          ) : (
            <ArrowDownWideNarrow size={20} aria-hidden />
          )}
        </IconButton>
      </Flex>
    </Flex>
  );
}
