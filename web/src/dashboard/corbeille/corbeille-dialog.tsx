import { formatDateTime, formatDay } from '@centre/domain/dates';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { textIn } from '@centre/domain/content/stored-documents';
import type { Deletable } from '@centre/domain/corbeille';
import { parcoursLabels } from '@centre/domain/inscription/inscription';
import { Box, Button, Flex, Image, List } from '@chakra-ui/react';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { corbeillePage, useCorbeille, type Deleted } from '../../data/staff/corbeille.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { common } from '../common.texts.ts';
import { LoadFailure, LoadingLines } from '../ui/list-states.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { corbeilleWords } from './corbeille.texts.ts';
import { restore } from './deletion.ts';

interface CorbeilleProps {
  readonly kind: Deletable;
  readonly onClose: () => void;
}

/** The deleted records of a section, the latest first, and the way back for each. */
export function CorbeilleDialog({ kind, onClose }: CorbeilleProps) {
  return (
    <ModalDialog
      title={corbeilleWords.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <Box color="ink.muted" marginBottom="4">
        {corbeilleWords.lead}
      </Box>
      <DeletedList kind={kind} />
    </ModalDialog>
  );
}

function DeletedList({ kind }: Pick<CorbeilleProps, 'kind'>) {
  const [shown, setShown] = useState(corbeillePage);
  const list = useCorbeille(kind, shown);
  if (list.status === 'loading') {
    return <LoadingLines label={corbeilleWords.loading} lines={4} minHeight="56px" />;
  }
  if (list.status === 'error') {
    return <LoadFailure onRetry={list.reload}>{corbeilleWords.failed}</LoadFailure>;
  }
  const now = new Date();
  const deleted = list.items.filter(({ expireAt }) => expireAt > now);
  if (deleted.length === 0) {
    return <EmptyState title={corbeilleWords.empty} hint={corbeilleWords.emptyHint} />;
  }
  return (
    <>
      <List.Root aria-label={corbeilleWords.list} display="grid" gap="0">
        {deleted.map((record) => (
          <Row key={record.id} kind={kind} deleted={record} />
        ))}
      </List.Root>
      {list.items.length === shown && (
        <Button variant="outline" onClick={() => setShown(shown + corbeillePage)}>
          {common.showMore}
        </Button>
      )}
    </>
  );
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

interface RowProps {
  readonly kind: Deletable;
  readonly deleted: Deleted;
}

function Row({ kind, deleted }: RowProps) {
  const { id, fields, supprimePar, supprimeLe, expireAt } = deleted;
  const { name, detail, reference } = described(kind, deleted);
  const { placeholder } = (fields['picture'] ?? {}) as Partial<PublishedPicture>;
  const [isBusy, setBusy] = useState(false);

  async function bringBack() {
    setBusy(true);
    await restore(kind, id);
    setBusy(false);
  }

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
            {corbeilleWords.deleted(supprimePar, formatDateTime(supprimeLe))} ·{' '}
            {corbeilleWords.until(formatDay(expireAt))}
          </Box>
        </Box>
        <Button
          variant="outline"
          size="sm"
          loading={isBusy}
          aria-label={corbeilleWords.restoreOf(name)}
          onClick={() => void bringBack()}
        >
          <ArchiveRestore size={16} aria-hidden />
          {corbeilleWords.restore}
        </Button>
      </Flex>
    </List.Item>
  );
}
