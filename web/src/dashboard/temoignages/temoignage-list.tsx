import {
  Badge,
  Box,
  Button,
  Card,
  chakra,
  Flex,
  Heading,
  Skeleton,
  VisuallyHidden,
} from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { excerpt } from '@centre/domain/text';
import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { LiveList } from '../../data/staff/live.tsx';
import { cachedTemoignages } from '../../data/staff/staff-temoignages.ts';
import { deleteTemoignage, setTemoignageStatut } from '../../data/staff/temoignage-commands.ts';
import { defaultPortrait } from '../../texts/picture-files.texts.ts';
import { common } from '../common.texts.ts';
import { useDeletion } from '../corbeille/deletion.tsx';
import { useCan } from '../session/session-context.tsx';
import { Collection } from '../ui/collection.tsx';
import { IconAction } from '../ui/buttons.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { useAction } from '../ui/use-action.ts';
import { temoignagesTab } from './temoignages.texts.ts';

interface TemoignageListProps {
  readonly title: string;
  readonly statut: TemoignageStatut;
  readonly list: LiveList<Temoignage>;
  readonly empty: string;
  readonly onEdit: (temoignage: Temoignage) => void;
  readonly onMore?: (() => void) | undefined;
}

/** Titled list of testimonials; shows the cached list when the read fails. */
export function TemoignageList({
  title,
  statut,
  list,
  empty,
  onEdit,
  onMore,
}: TemoignageListProps) {
  const id = useId();
  const hasFailed = list.status === 'error';
  const items = list.status === 'success' ? list.items : undefined;
  const shown = hasFailed ? cachedTemoignages(statut) : items;
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="lg" marginBottom="3">
        {title}
      </Heading>
      <Collection
        items={shown}
        failure={
          hasFailed && (
            <>
              {temoignageMessages.loadFailed}
              {shown && <Box fontSize="sm">{temoignagesTab.lastSeen}</Box>}
            </>
          )
        }
        onRetry={list.reload}
        loading={
          <Box role="status">
            <VisuallyHidden>{temoignagesTab.loading}</VisuallyHidden>
            <CardGrid aria-hidden>
              {Array.from({ length: 3 }, (_, index) => (
                <Skeleton key={index} as="li" minHeight="220px" />
              ))}
            </CardGrid>
          </Box>
        }
        empty={<Notice>{empty}</Notice>}
        onMore={onMore}
      >
        {(temoignages) => (
          <CardGrid>
            {temoignages.map((temoignage) => (
              <StaffCard
                key={temoignage.id}
                temoignage={temoignage}
                onEdit={() => onEdit(temoignage)}
              />
            ))}
          </CardGrid>
        )}
      </Collection>
    </section>
  );
}

function StaffCard({ temoignage, onEdit }: { temoignage: Temoignage; onEdit: () => void }) {
  const { id, prenom, nom, statut, photo, picture } = temoignage;
  const canWrite = useCan('temoignages', 'edit');
  const canDelete = useCan('temoignages', 'delete');
  const { isBusy, run } = useAction();
  const deletion = useDeletion<Temoignage>({
    kind: 'temoignages',
    remove: deleteTemoignage,
    texts: staffTemoignageMessages,
    nameOf: () => temoignagesTab.nameOf(prenom, nom),
  });
  const isPublished = statut === 'publie';
  const nameId = nameIdOf(id);

  const change = (next: TemoignageStatut) =>
    run(async () => {
      await setTemoignageStatut(id, next);
      const { published, unpublished } = staffTemoignageMessages;
      toast.success(next === 'publie' ? published : unpublished);
    }, staffTemoignageMessages.statutFailed);

  return (
    <TemoignageCard
      temoignage={temoignage}
      photo={picture?.sources[0]?.url ?? photo}
      badge={{
        text: temoignagesTab.statuts[statut],
        colorPalette: isPublished ? 'brand' : 'neutral',
      }}
      actions={
        (canWrite || canDelete) && (
          <>
            {canWrite && (
              <>
                <Button
                  variant={isPublished ? 'outline' : 'solid'}
                  fontSize="sm"
                  disabled={isBusy}
                  aria-describedby={nameId}
                  onClick={() => void change(isPublished ? 'brouillon' : 'publie')}
                >
                  {isPublished ? temoignagesTab.unpublish : temoignagesTab.publish}
                </Button>
                <Button
                  variant="outline"
                  fontSize="sm"
                  aria-describedby={nameId}
                  onClick={onEdit}
                >
                  {common.edit}
                </Button>
              </>
            )}
            {canDelete && (
              <IconAction
                icon={Trash2}
                color="danger"
                marginInlineStart="auto"
                label={common.delete}
                aria-describedby={nameId}
                onClick={() => deletion.ask(temoignage)}
              />
            )}
          </>
        )
      }
    >
      {deletion.dialog}
    </TemoignageCard>
  );
}

/** Responsive grid of cards. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '3',
  },
});

const Portrait = chakra('img', {
  base: {
    width: '56px',
    height: '56px',
    flexShrink: '0',
    objectFit: 'cover',
    borderRadius: 'control',
    background: 'surface.sunken',
  },
});

/** Id of the element with the person's name, for `aria-describedby`. */
export const nameIdOf = (id: string): string => `nom-${id}`;

interface TemoignageCardProps {
  readonly temoignage: Pick<
    Temoignage,
    'id' | 'prenom' | 'nom' | 'formation' | 'promotion' | 'contenu' | 'note'
  > &
    Partial<Pick<Temoignage, 'dateCreation' | 'picture'>>;
  /** URL of the portrait; empty for the default drawing. */
  readonly photo: string;
  readonly badge: {
    readonly text: string;
    readonly colorPalette: 'brand' | 'neutral' | 'call';
  };
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Card of a testimonial for the staff: shortened text, status badge and buttons. */
export function TemoignageCard({
  temoignage,
  photo,
  badge,
  children,
  actions,
}: TemoignageCardProps) {
  const { id, prenom, nom, formation, promotion, contenu, note, dateCreation } = temoignage;
  const nameId = nameIdOf(id);
  const training = [formation, promotion];
  const facts = [
    note !== undefined && temoignagesTab.note(note),
    dateCreation && formatDate(dateCreation),
  ];
  return (
    <Card.Root
      as="li"
      id={`temoignage-${id}`}
      aria-labelledby={nameId}
      display="flex"
      flexDirection="column"
      gap="3"
      size="md"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 220px' }}
    >
      <Flex wrap="wrap" gap="3" align="flex-start">
        <Portrait
          src={photo || defaultPortrait.url}
          alt=""
          htmlWidth={56}
          htmlHeight={56}
          loading="lazy"
        />
        <Box flex="1 1 7rem">
          <Heading as="h3" id={nameId} fontSize="md">
            {temoignagesTab.nameOf(prenom, nom) || temoignageMessages.anonymous}
          </Heading>
          <Facts values={training} />
          <Facts values={facts} />
        </Box>
        <Badge colorPalette={badge.colorPalette}>{badge.text}</Badge>
      </Flex>
      <chakra.blockquote flex="1" whiteSpace="pre-line">
        {excerpt(contenu, limits.excerpt.temoignageCard)}
      </chakra.blockquote>
      {children}
      {actions && (
        <Flex gap="2" wrap="wrap" align="center">
          {actions}
        </Flex>
      )}
    </Card.Root>
  );
}

function Facts({ values }: { readonly values: readonly (string | false | undefined)[] }) {
  return (
    <Box fontSize="xs" color="ink.muted" lineHeight="1.4" fontVariantNumeric="tabular-nums">
      {values.filter(Boolean).join(' · ')}
    </Box>
  );
}
