import { Button } from '@chakra-ui/react';
import { useIndexing } from '../../data/staff/inscriptions.ts';
import { formatCount } from '../../ui/format-count.ts';
import { Notice } from '../ui/notice.tsx';
import { common } from '../common.texts.ts';
import { inscriptionCount, listWords } from './desk.texts.ts';

/** Shown while some applications cannot be found by the filters yet; see `useIndexing`. */
export function IndexingNotice({ isReady }: { readonly isReady: boolean }) {
  const indexing = useIndexing(isReady);
  if (indexing.status === 'indexing') {
    return (
      <Notice role="status">
        {listWords.indexing(inscriptionCount(indexing.missing, formatCount))}
      </Notice>
    );
  }
  if (indexing.status === 'failed') {
    return (
      <Notice role="status">
        {listWords.indexingFailed}{' '}
        <Button variant="outline" size="sm" onClick={indexing.retry}>
          {common.retry}
        </Button>
      </Notice>
    );
  }
  return null;
}
