import { Badge, Box, Button, Card, Flex, Heading } from '@chakra-ui/react';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { ownPlaces, roomOf } from '@centre/domain/vitrine/room';
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
import { vitrineScreen as words } from './vitrine.texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { PhotoCard, PhotoCards } from '../ui/photo-card.tsx';
import { IconAction } from '../ui/buttons.tsx';

const VitrineForm = lazyComponent(
  async () => (await import('./vitrine-form.tsx')).VitrineForm,
  null,
);

/** Where photographs of the centre take the place of the drawings of the site. */
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
      <TabHead title={words.title}>
        <CorbeilleButton kind="vitrine" />
      </TabHead>
      <Box color="ink.muted" marginBottom="4">
        {words.lead}
      </Box>
      <Collection
        items={photos && emplacements}
        failure={hasFailed && staffVitrineMessages.loadFailed}
        onRetry={() => void reload()}
        loading={
          <LoadingLines label={words.loading} lines={emplacements.length} minHeight="200px" />
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

/** A part of the site, with the photographs that it shows. */
function Place({ emplacement, photos, onChanged }: PlaceProps) {
  const canDelete = useCan('galerie', 'delete');
  const [edited, setEdited] = useState<VitrinePhoto | 'new'>();
  const deletion = useDeletion<VitrinePhoto>({
    kind: 'vitrine',
    remove: deleteVitrinePhoto,
    words: staffVitrineMessages,
    nameOf: ({ titre }) => titre,
    onDeleted: onChanged,
  });
  // As it was just put, until the server has it.
  const [order, setOrder] = useState<readonly VitrinePhoto[]>();
  const wanted = useRef<readonly VitrinePhoto[]>(undefined);
  const saving = useRef(Promise.resolve());
  const { title, lead, rest } = words.places[emplacement];
  const isOrdered = ownPlaces[emplacement] === undefined;
  const room = roomOf(emplacement);
  const isFull = photos.length >= room;
  const add = emplacement === 'partenaires' ? words.addLogo : words.add;
  const headingId = `vitrine-${emplacement}`;

  /** Queue of saves: of the orders chosen while one is saved, the last is saved. */
  function put(ordered: readonly VitrinePhoto[]) {
    wanted.current = ordered;
    setOrder(ordered);
    saving.current = saving.current.then(() => save(ordered));
  }

  async function save(ordered: readonly VitrinePhoto[]) {
    if (wanted.current !== ordered) return;
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
    if (wanted.current === ordered) setOrder(undefined);
  }

  return (
    <Card.Root as="section" aria-labelledby={headingId} marginBottom="4">
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h2" id={headingId} fontSize="lg">
          {title}
        </Heading>
        <Badge>{words.count(photos.length, room)}</Badge>
      </Flex>
      <Box color="ink.muted" marginTop="1" marginBottom="4">
        {lead} {isOrdered && photos.length === 0 ? words.empty : rest}
      </Box>
      {photos.length > 0 && (
        <PhotoList
          label={title}
          photos={order ?? photos}
          onOrder={isOrdered ? put : undefined}
          onEdit={setEdited}
          onDelete={canDelete ? deletion.ask : undefined}
        />
      )}
      <Flex align="center" gap="3" wrap="wrap" marginTop="4">
        <Button
          aria-label={words.addTo(add, title)}
          disabled={isFull}
          onClick={() => setEdited('new')}
        >
          <ImagePlus size={18} aria-hidden />
          {add}
        </Button>
        {isFull && <Box color="ink.muted">{words.full}</Box>}
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
  /** Absent where the role does not grant it. */
  readonly onDelete: ((photo: VitrinePhoto) => void) | undefined;
}

interface PhotoListProps extends PhotoActions {
  readonly label: string;
  readonly photos: readonly VitrinePhoto[];
  /** The photographs in their new order; absent where they have none. */
  readonly onOrder: ((photos: readonly VitrinePhoto[]) => void) | undefined;
}

/** Photographs, each with buttons that move it by one place where they have an order. */
function PhotoList({ label, photos, onOrder, ...actions }: PhotoListProps) {
  function move(photo: VitrinePhoto, to: number) {
    const others = photos.filter((other) => other !== photo);
    onOrder?.([...others.slice(0, to), photo, ...others.slice(to)]);
    announce(words.moved(photo.titre, to + 1, photos.length));
  }

  return (
    <PhotoCards aria-label={label}>
      {photos.map((photo, place) => (
        <VitrineCard
          key={photo.id}
          photo={photo}
          place={place}
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
  /** From 0, among `count`. */
  readonly place: number;
  readonly count: number;
  /** Moves it to a place; absent where it has none among others. */
  readonly onMove: ((to: number) => void) | undefined;
}

function VitrineCard({ photo, place, count, onMove, onEdit, onDelete }: VitrineCardProps) {
  const { id, emplacement, titre, texte, credit, centrage, picture } = photo;
  return (
    <PhotoCard
      {...{ id, titre, picture, words }}
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
                label={words.upOf(titre)}
                isAtEnd={place === 0}
                onMove={() => onMove(place - 1)}
              />
              <MoveButton
                icon={ArrowDown}
                label={words.downOf(titre)}
                isAtEnd={place === count - 1}
                onMove={() => onMove(place + 1)}
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
      // Not `disabled`: the button with which a photograph reaches an end keeps the focus.
      aria-disabled={isAtEnd}
      _disabled={{ cursor: 'default' }}
      onClick={isAtEnd ? undefined : onMove}
    />
  );
}
