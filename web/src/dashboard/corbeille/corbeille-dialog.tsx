import { now } from '@centre/domain/clock';
import { formatDateTime, formatDay } from '@centre/domain/dates';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { textIn } from '@centre/domain/content/stored-documents';
import { corbeilleMessages, type Deletable } from '@centre/domain/corbeille';
import { parcoursLabels } from '@centre/domain/inscription/inscription';
import { toReference } from '@centre/domain/inscription/reference';
import { foldWord, partsOf } from '@centre/domain/words';
import { Box, Button, Flex, Image, List } from '@chakra-ui/react';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import {
  corbeillePage,
  corbeilleSearched,
  useCorbeille,
  type Deleted,
} from '../../data/staff/corbeille.ts';
import { listStates } from '../../texts/list-states.texts.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { common } from '../common.texts.ts';
import { BusyButton } from '../ui/buttons.tsx';
import { FormField, SearchInput } from '../ui/field.tsx';
import { LoadFailure, LoadingLines, useStill } from '../ui/collection.tsx';
import { ModalDialog } from '../ui/dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { corbeilleWords as words } from './corbeille.texts.ts';
import { restore } from './deletion.tsx';

interface CorbeilleProps {
  readonly kind: Deletable;
  readonly onClose: () => void;
}

/** The deleted records of a section, the latest first, and the way back for each. */
export function CorbeilleDialog({ kind, onClose }: CorbeilleProps) {
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <Box color="ink.muted" marginBottom="4">
        {words.lead}
      </Box>
      <DeletedList kind={kind} />
    </ModalDialog>
  );
}

function DeletedList({ kind }: Pick<CorbeilleProps, 'kind'>) {
  const [shown, setShown] = useState(corbeillePage);
  const [typed, setTyped] = useState('');
  const sought = partsOf(foldWord(toReference(typed)));
  const isSearching = sought.length > 0;
  const list = useCorbeille(kind, isSearching ? corbeilleSearched : shown);
  const items = list.status === 'success' ? list.items : [];
  const at = now();
  const deleted = items.filter(({ expireAt }) => expireAt > at);
  const found = deleted.filter((record) => holds(described(kind, record), sought));
  const isRead = list.status === 'success' && !list.isFormer;
  const still = useStill(found.map(({ id }) => id));
  useAnnounced(isSearching && isRead ? listStates.results(found.length) : undefined);

  if (list.status === 'loading') return <Loading />;
  if (list.status === 'error') {
    return <LoadFailure onRetry={list.reload}>{words.failed}</LoadFailure>;
  }
  if (deleted.length === 0) {
    return <EmptyState title={words.empty} hint={words.emptyHint} />;
  }
  return (
    <Box display="grid" gap="4">
      <FormField label={words.search} isLabelHidden>
        <SearchInput
          placeholder={words.searchHint}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          clear={words.clearSearch}
          onClear={() => setTyped('')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FormField>
      {isSearching && items.length === corbeilleSearched && (
        <Box fontSize="sm" color="ink.muted">
          {words.cut(formatCount(corbeilleSearched))}
        </Box>
      )}
      {found.length > 0 && (
        <List.Root aria-label={words.list} display="grid" gap="0" style={still}>
          {found.slice(0, shown).map((record) => (
            <Row key={record.id} kind={kind} deleted={record} />
          ))}
        </List.Root>
      )}
      {found.length === 0 &&
        (isRead ? <EmptyState title={words.nothing} hint={words.nothingHint} /> : <Loading />)}
      {(found.length > shown || (!isSearching && items.length === shown)) && (
        <Button
          variant="outline"
          justifySelf="start"
          onClick={() => setShown(shown + corbeillePage)}
        >
          {common.showMore}
        </Button>
      )}
    </Box>
  );
}

const Loading = () => <LoadingLines label={words.loading} lines={4} minHeight="56px" />;

/** Whether a row shows each of the words, which are folded. */
function holds({ name, detail, reference }: Described, sought: readonly string[]): boolean {
  const text = foldWord(`${name} ${detail} ${reference ?? ''}`);
  return sought.every((word) => text.includes(word));
}

interface Described {
  readonly name: string;
  readonly detail: string;
  /** Of an application. */
  readonly reference?: string;
}

/** What a row says of a record, whose fields may be as old as any. */
function described(kind: Deletable, { fields }: Deleted): Described {
  const text = (field: string) => textIn(fields[field]);
  switch (kind) {
    case 'articles':
    case 'galerie':
      return { name: text('titre'), detail: text('categorie') };
    case 'vitrine':
      return { name: text('titre'), detail: text('texte') };
    case 'temoignages':
      return { name: `${text('prenom')} ${text('nom')}`, detail: text('formation') };
    case 'inscriptions': {
      const parcours = Object.entries(parcoursLabels).find(([key]) => key === text('parcours'));
      return {
        name: `${text('nom')} ${text('prenom')}`,
        detail: parcours ? `${parcours[1]} · ` : '',
        reference: text('reference'),
      };
    }
  }
}

function Row({ kind, deleted }: { readonly kind: Deletable; readonly deleted: Deleted }) {
  const { id, fields, supprimePar, supprimeLe, expireAt } = deleted;
  const { name, detail, reference } = described(kind, deleted);
  const { placeholder } = (fields['picture'] ?? {}) as Partial<PublishedPicture>;
  const { isBusy, run } = useAction();

  return (
    <List.Item borderTopWidth="1px" paddingBlock="3">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        {/* Its files are hidden: what is left to see of them is in the record. */}
        {placeholder && (
          <Image
            src={placeholder}
            alt=""
            boxSize="48px"
            objectFit="cover"
            borderRadius="control"
          />
        )}
        <Box flex="1" minWidth="200px">
          <Box fontWeight="600">{name}</Box>
          <Box>
            {detail}
            <Box as="span" whiteSpace="nowrap">
              {reference}
            </Box>
          </Box>
          <Box fontSize="sm" color="ink.muted">
            {words.deleted(supprimePar, formatDateTime(supprimeLe))} ·{' '}
            {words.until(formatDay(expireAt))}
          </Box>
        </Box>
        <BusyButton
          icon={ArchiveRestore}
          isBusy={isBusy}
          variant="outline"
          size="sm"
          aria-label={words.restoreOf(name)}
          onClick={() => void run(() => restore(kind, id), corbeilleMessages.restoreFailed)}
        >
          {words.restore}
        </BusyButton>
      </Flex>
    </List.Item>
  );
}
