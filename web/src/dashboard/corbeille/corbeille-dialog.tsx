import { now } from '@centre/domain/clock';
import { formatDateTime, formatDay } from '@centre/domain/dates';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { textIn } from '@centre/domain/content/stored-documents';
import { corbeilleMessages, type Deletable } from '@centre/domain/corbeille';
import { parcoursLabels } from '@centre/domain/inscription/inscription';
import { normalizeReference } from '@centre/domain/inscription/reference';
import { foldWord, partsOf } from '@centre/domain/folded-words';
import { Box, Button, Flex, Image, List } from '@chakra-ui/react';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import {
  corbeillePageSize,
  corbeilleSearchLimit,
  useCorbeille,
  type DeletedRecord,
} from '../../data/staff/corbeille.ts';
import { listStates } from '../../texts/list-states.texts.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { common } from '../common.texts.ts';
import { BusyButton } from '../ui/buttons.tsx';
import { FormField, SearchInput } from '../ui/field.tsx';
import { LoadFailure, LoadingLines, useClickGuard } from '../ui/collection.tsx';
import { ModalDialog } from '../ui/dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { corbeilleTexts as texts } from './corbeille.texts.ts';
import { restore } from './deletion.tsx';

interface CorbeilleProps {
  readonly kind: Deletable;
  readonly onClose: () => void;
}

/** Deleted records of a section, latest first, each with a restore button. */
export function CorbeilleDialog({ kind, onClose }: CorbeilleProps) {
  return (
    <ModalDialog
      title={texts.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <Box color="ink.muted" marginBottom="4">
        {texts.lead}
      </Box>
      <DeletedList kind={kind} />
    </ModalDialog>
  );
}

function DeletedList({ kind }: Pick<CorbeilleProps, 'kind'>) {
  const [visibleCount, setVisibleCount] = useState(corbeillePageSize);
  const [typed, setTyped] = useState('');
  const searchWords = partsOf(foldWord(normalizeReference(typed)));
  const isSearching = searchWords.length > 0;
  const list = useCorbeille(kind, isSearching ? corbeilleSearchLimit : visibleCount);
  const items = list.status === 'success' ? list.items : [];
  const time = now();
  const unexpired = items.filter(({ expireAt }) => expireAt > time);
  const matches = unexpired.filter((record) =>
    matchesAll(rowTextsOf(kind, record), searchWords),
  );
  const isRead = list.status === 'success' && !list.isPrevious;
  const still = useClickGuard(matches.map(({ id }) => id));
  useAnnounced(isSearching && isRead ? listStates.results(matches.length) : undefined);

  if (list.status === 'loading') return <Loading />;
  if (list.status === 'error') {
    return <LoadFailure onRetry={list.reload}>{texts.failed}</LoadFailure>;
  }
  if (unexpired.length === 0) {
    return <EmptyState title={texts.empty} hint={texts.emptyHint} />;
  }
  return (
    <Box display="grid" gap="4">
      <FormField label={texts.search} isLabelHidden>
        <SearchInput
          placeholder={texts.searchHint}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          clear={texts.clearSearch}
          onClear={() => setTyped('')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FormField>
      {isSearching && items.length === corbeilleSearchLimit && (
        <Box fontSize="sm" color="ink.muted">
          {texts.cut(formatCount(corbeilleSearchLimit))}
        </Box>
      )}
      {matches.length > 0 && (
        <List.Root aria-label={texts.list} display="grid" gap="0" style={still}>
          {matches.slice(0, visibleCount).map((record) => (
            <Row key={record.id} kind={kind} deleted={record} />
          ))}
        </List.Root>
      )}
      {matches.length === 0 &&
        (isRead ? <EmptyState title={texts.nothing} hint={texts.nothingHint} /> : <Loading />)}
      {(matches.length > visibleCount || (!isSearching && items.length === visibleCount)) && (
        <Button
          variant="outline"
          justifySelf="start"
          onClick={() => setVisibleCount(visibleCount + corbeillePageSize)}
        >
          {common.showMore}
        </Button>
      )}
    </Box>
  );
}

const Loading = () => <LoadingLines label={texts.loading} lines={4} minHeight="56px" />;

/** Whether a row contains every search word; `searchWords` are already folded. */
function matchesAll(
  { name, detail, reference }: RowTexts,
  searchWords: readonly string[],
): boolean {
  const text = foldWord(`${name} ${detail} ${reference ?? ''}`);
  return searchWords.every((word) => text.includes(word));
}

interface RowTexts {
  readonly name: string;
  readonly detail: string;
  /** Applications only. */
  readonly reference?: string;
}

/** Texts of a row. The record's fields may come from any earlier version of the schema. */
function rowTextsOf(kind: Deletable, { fields }: DeletedRecord): RowTexts {
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

function Row({ kind, deleted }: { readonly kind: Deletable; readonly deleted: DeletedRecord }) {
  const { id, fields, supprimePar, supprimeLe, expireAt } = deleted;
  const { name, detail, reference } = rowTextsOf(kind, deleted);
  const { placeholder } = (fields['picture'] ?? {}) as Partial<PublishedPicture>;
  const { isBusy, run } = useAction();

  return (
    <List.Item borderTopWidth="1px" paddingBlock="3">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        {/* The record's own placeholder, because its picture files are not public any more. */}
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
            {texts.deleted(supprimePar, formatDateTime(supprimeLe))} ·{' '}
            {texts.until(formatDay(expireAt))}
          </Box>
        </Box>
        <BusyButton
          icon={ArchiveRestore}
          isBusy={isBusy}
          variant="outline"
          size="sm"
          aria-label={texts.restoreOf(name)}
          onClick={() => void run(() => restore(kind, id), corbeilleMessages.restoreFailed)}
        >
          {texts.restore}
        </BusyButton>
      </Flex>
    </List.Item>
  );
}
