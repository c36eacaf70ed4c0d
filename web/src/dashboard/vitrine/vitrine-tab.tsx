import { Badge, Box, Button, Card, Flex, Heading } from '@chakra-ui/react';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { placeTitles, capacityOf } from '@centre/domain/vitrine/capacity';
import {
  type Emplacement,
  emplacements,
  type VitrinePhoto,
} from '@centre/domain/vitrine/vitrine';
import { ArrowDown, ArrowUp, ImagePlus, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  deleteVitrinePhoto,
  orderVitrine,
  readVitrine,
} from '../../data/staff/staff-vitrine.ts';
import { useQuery } from '../../data/use-query.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useDeletion } from '../corbeille/deletion.tsx';
import { useCan } from '../session/session-context.tsx';
import { sentenceOf } from '../ui/use-action.ts';
import { Collection, LoadingLines } from '../ui/collection.tsx';
import { TabHead } from '../ui/tab-head.tsx';
import { useOnRefresh, usePreload } from '../ui/loading.ts';
import { toast } from '../ui/toaster.ts';
import { vitrineScreen as texts } from './vitrine.texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { PhotoCard, PhotoCards } from '../ui/photo-card.tsx';
import { IconAction } from '../ui/buttons.tsx';

const VitrineForm = lazyComponent(
  async () => (await import('./vitrine-form.tsx')).VitrineForm,
  null,
);

/** Vitrine section: photographs that replace drawings of the site, grouped by place. */
export function VitrineTab() {
  const {
    value: photos,
    hasFailed,
    reload,
  } = useQuery(readVitrine, staffVitrineMessages.loadFailed);
  usePreload(VitrineForm);
  useOnRefresh(reload);
  return (
    <>
      <TabHead title={texts.title}>
        <CorbeilleButton kind="vitrine" />
      </TabHead>
      <Box color="ink.muted" marginBottom="4">
        {texts.lead}
      </Box>
      <Collection
        items={photos && emplacements}
        failure={hasFailed && staffVitrineMessages.loadFailed}
        onRetry={() => void reload()}
        loading={
          <LoadingLines label={texts.loading} lines={emplacements.length} minHeight="200px" />
        }
      >
        {(places) =>
          places.map((emplacement) => (
            <Place
              key={emplacement}
              emplacement={emplacement}
              photos={photos?.filter((photo) => photo.emplacement === emplacement) ?? []}
              onChanged={reload}
            />
          ))
        }
      </Collection>
    </>
  );
}

interface PlaceProps {
  readonly emplacement: Emplacement;
  readonly photos: readonly VitrinePhoto[];
  readonly onChanged: () => Promise<void>;
}

/** Place on the site, with its photographs. */
function Place({ emplacement, photos, onChanged }: PlaceProps) {
  const canDelete = useCan('galerie', 'delete');
  const [edited, setEdited] = useState<VitrinePhoto | 'new'>();
  const deletion = useDeletion<VitrinePhoto>({
    kind: 'vitrine',
    remove: deleteVitrinePhoto,
    texts: staffVitrineMessages,
    nameOf: ({ titre }) => titre,
    onDeleted: onChanged,
  });
  // Optimistic order, until the server has stored it.
  const [order, setOrder] = useState<readonly VitrinePhoto[]>();
  const latestOrder = useRef<readonly VitrinePhoto[]>(undefined);
  const saveQueue = useRef(Promise.resolve());
  const { title, lead, rest } = texts.places[emplacement];
  const isOrdered = placeTitles[emplacement] === undefined;
  const capacity = capacityOf(emplacement);
  const isFull = photos.length >= capacity;
  const add = emplacement === 'partenaires' ? texts.addLogo : texts.add;
  const headingId = `vitrine-${emplacement}`;

  /** Queues a save of the order; of those chosen during another save, only the last is saved. */
  function reorder(ordered: readonly VitrinePhoto[]) {
    latestOrder.current = ordered;
    setOrder(ordered);
    saveQueue.current = saveQueue.current.then(() => save(ordered));
  }

  async function save(ordered: readonly VitrinePhoto[]) {
    if (latestOrder.current !== ordered) return;
    try {
      await orderVitrine(
        emplacement,
        ordered.map(({ id }) => id),
      );
      await onChanged();
      toast.success(staffVitrineMessages.ordered);
    } catch (error) {
      toast.error(sentenceOf(error, staffVitrineMessages.orderFailed));
    }
    if (latestOrder.current === ordered) setOrder(undefined);
  }

  return (
    <Card.Root as="section" aria-labelledby={headingId} marginBottom="4">
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h2" id={headingId} fontSize="lg">
          {title}
        </Heading>
        <Badge>{texts.count(photos.length, capacity)}</Badge>
      </Flex>
      <Box color="ink.muted" marginTop="1" marginBottom="4">
        {lead} {isOrdered && photos.length === 0 ? texts.empty : rest}
      </Box>
      {photos.length > 0 && (
        <PhotoList
          label={title}
          photos={order ?? photos}
          onOrder={isOrdered ? reorder : undefined}
          onEdit={setEdited}
          onDelete={canDelete ? deletion.ask : undefined}
        />
      )}
      <Flex align="center" gap="3" wrap="wrap" marginTop="4">
        <Button
          aria-label={texts.addTo(add, title)}
          disabled={isFull}
          onClick={() => setEdited('new')}
        >
          <ImagePlus size={18} aria-hidden />
          {add}
        </Button>
        {isFull && <Box color="ink.muted">{texts.full}</Box>}
      </Flex>
      {edited && (
        <VitrineForm
          emplacement={emplacement}
          photo={edited === 'new' ? undefined : edited}
          others={photos.filter((photo) => photo !== edited)}
          onSaved={() => void onChanged()}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deletion.dialog}
    </Card.Root>
  );
}

interface PhotoActions {
  readonly onEdit: (photo: VitrinePhoto) => void;
  /** Undefined when the role does not grant it. */
  readonly onDelete: ((photo: VitrinePhoto) => void) | undefined;
}

interface PhotoListProps extends PhotoActions {
  readonly label: string;
  readonly photos: readonly VitrinePhoto[];
  /** Receives the photographs in their new order; undefined for places without an order. */
  readonly onOrder: ((photos: readonly VitrinePhoto[]) => void) | undefined;
}

/** Grid of photographs; in ordered places, each has buttons that move it by one position. */
function PhotoList({ label, photos, onOrder, ...actions }: PhotoListProps) {
  function move(photo: VitrinePhoto, to: number) {
    const others = photos.filter((other) => other !== photo);
    onOrder?.([...others.slice(0, to), photo, ...others.slice(to)]);
    announce(texts.moved(photo.titre, to + 1, photos.length));
  }

  return (
    <PhotoCards aria-label={label}>
      {photos.map((photo, index) => (
        <VitrineCard
          key={photo.id}
          photo={photo}
          index={index}
          count={photos.length}
          onMove={onOrder && photos.length > 1 ? (to) => move(photo, to) : undefined}
          {...actions}
        />
      ))}
    </PhotoCards>
  );
}

interface VitrineCardProps extends PhotoActions {
  readonly photo: VitrinePhoto;
  /** Zero-based position among `count` photographs. */
  readonly index: number;
  readonly count: number;
  /** Moves the photograph to an index; undefined when there is nothing to reorder. */
  readonly onMove: ((to: number) => void) | undefined;
}

function VitrineCard({ photo, index, count, onMove, onEdit, onDelete }: VitrineCardProps) {
  const { id, emplacement, titre, texte, credit, centrage, picture } = photo;
  return (
    <PhotoCard
      {...{ id, titre, picture, labels: texts }}
      fallback=""
      // A logo is shown whole, as on the page.
      fit={emplacement === 'partenaires' ? 'contain' : 'cover'}
      position={`${centrage.x}% ${centrage.y}%`}
      onEdit={() => onEdit(photo)}
      onDelete={onDelete && (() => onDelete(photo))}
      foot={
        <>
          {onMove && (
            <>
              <MoveButton
                icon={ArrowUp}
                label={texts.upOf(titre)}
                isAtEnd={index === 0}
                onMove={() => onMove(index - 1)}
              />
              <MoveButton
                icon={ArrowDown}
                label={texts.downOf(titre)}
                isAtEnd={index === count - 1}
                onMove={() => onMove(index + 1)}
              />
            </>
          )}
          <Box flex="1" />
        </>
      }
    >
      {texte && (
        <Box fontSize="sm" color="ink.muted">
          {texte}
        </Box>
      )}
      {credit && (
        <Box fontSize="xs" color="ink.muted">
          © {credit}
        </Box>
      )}
    </PhotoCard>
  );
}

interface MoveButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onMove: () => void;
}

function MoveButton({ isAtEnd, onMove, ...button }: MoveButtonProps) {
  return (
    <IconAction
      {...button}
      variant="surface"
      // Not `disabled`, which would drop the focus when a photograph reaches an end.
      aria-disabled={isAtEnd}
      _disabled={{ cursor: 'default' }}
      onClick={isAtEnd ? undefined : onMove}
    />
  );
}
