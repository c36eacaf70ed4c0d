import { Box, Button, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageSize, type InscriptionPage } from '../../../data/staff/inscription-list.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { listWords } from '../desk.texts.ts';

export function Pager({ page }: { readonly page: InscriptionPage }) {
  const { rows, number, count, previous, next, searchOn, isFetching } = page;
  const pages =
    count?.kind === 'exact'
      ? formatCount(Math.max(1, Math.ceil(count.value / pageSize)))
      : undefined;
  const first = (number - 1) * pageSize + 1;
  return (
    <Flex
      as="nav"
      aria-label={listWords.pages}
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      marginTop="3"
    >
      <Box color="ink.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
        {listWords.page(number, pages)}
        {rows.length > 0 &&
          ` · ${listWords.rows(formatCount(first), formatCount(first + rows.length - 1))}`}
      </Box>
      <Flex gap="3" align="center" wrap="wrap">
        {searchOn && (
          <>
            <Box color="ink.muted">{listWords.searchOnHint}</Box>
            <Button variant="outline" size="sm" disabled={isFetching} onClick={searchOn}>
              {listWords.searchOn}
            </Button>
          </>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={!previous || isFetching}
          onClick={previous}
        >
          <ChevronLeft size={16} aria-hidden />
          {listWords.previous}
        </Button>
        <Button variant="outline" size="sm" disabled={!next || isFetching} onClick={next}>
          {listWords.next}
          <ChevronRight size={16} aria-hidden />
        </Button>
      </Flex>
    </Flex>
  );
}
