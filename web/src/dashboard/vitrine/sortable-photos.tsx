import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { PublishedImage } from '../../ui/published-image.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { moving, vitrineScreen as words } from './photographs.texts.ts';

interface PhotoActions {
  readonly onEdit: (photo: VitrinePhoto) => void;
  /** Absent where the role does not grant it. */
  readonly onDelete: ((photo: VitrinePhoto) => void) | undefined;
}

interface SortablePhotosProps extends PhotoActions {
  readonly label: string;
  readonly photos: readonly VitrinePhoto[];
  /** The photographs in their new order; absent where they have none. */
  readonly onOrder: ((photos: readonly VitrinePhoto[]) => void) | undefined;
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '4',
  },
});

const CardFrame = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    background: 'surface.raised',
    '&[data-dragged=true]': { position: 'relative', zIndex: 'inside', boxShadow: 'card' },
  },
});

/** Photographs, which are put in order by touch, mouse or keys where they have one. */
export function SortablePhotos({ label, photos, onOrder, ...actions }: SortablePhotosProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => photos.findIndex((photo) => photo.id === id);

  function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    onOrder?.(arrayMove([...photos], placeOf(active.id), placeOf(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(photos),
        screenReaderInstructions: { draggable: moving.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <List aria-label={label}>
          {photos.map((photo) => (
            <PhotoCard key={photo.id} photo={photo} isFixed={!onOrder} {...actions} />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

function announcementsOf(photos: readonly VitrinePhoto[]): Announcements {
  const titleOf = (id: UniqueIdentifier) =>
    photos.find((photo) => photo.id === id)?.titre ?? '';
  const placed =
    (say: typeof moving.over): Announcements['onDragOver'] =>
    ({ active, over }) => {
      if (!over) return undefined;
      const place = photos.findIndex(({ id }) => id === over.id) + 1;
      return say(titleOf(active.id), place, photos.length);
    };
  return {
    onDragStart: ({ active }) => moving.start(titleOf(active.id)),
    onDragOver: placed(moving.over),
    onDragEnd: placed(moving.end),
    onDragCancel: ({ active }) => moving.cancel(titleOf(active.id)),
  };
}

interface PhotoCardProps extends PhotoActions {
  readonly photo: VitrinePhoto;
  /** It has no place among others. */
  readonly isFixed: boolean;
}

function PhotoCard({ photo, isFixed, onEdit, onDelete }: PhotoCardProps) {
  const { id, emplacement, titre, texte, credit, centrage, picture } = photo;
  const sortable = useSortable({ id, attributes: { roleDescription: moving.role } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = sortable;
  const { transform, transition, isDragging } = sortable;
  return (
    <CardFrame
      ref={setNodeRef}
      aria-labelledby={`vitrine-${id}`}
      data-dragged={isDragging}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <Box
        asChild
        display="block"
        width="100%"
        height="auto"
        aspectRatio="8 / 5"
        // A logo is shown whole, as on the page.
        objectFit={emplacement === 'partenaires' ? 'contain' : 'cover'}
        objectPosition={`${centrage.x}% ${centrage.y}%`}
        background="surface.sunken"
      >
        <PublishedImage
          picture={picture}
          fallback=""
          sizes="(min-width: 576px) 260px, 100vw"
          alt=""
        />
      </Box>
      <Flex direction="column" flex="1" gap="1" padding="3" minWidth="0">
        <Heading as="h3" id={`vitrine-${id}`} fontSize="md">
          {titre}
        </Heading>
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
        <Flex align="center" gap="2" marginTop="auto" paddingTop="1">
          <Box flex="1">
            {!isFixed && (
              <IconAction
                ref={setActivatorNodeRef}
                icon={GripVertical}
                variant="surface"
                label={words.moveOf(titre)}
                cursor="grab"
                touchAction="none"
                {...attributes}
                {...listeners}
              />
            )}
          </Box>
          <IconAction
            icon={Pencil}
            variant="surface"
            label={words.editOf(titre)}
            onClick={() => onEdit(photo)}
          />
          {onDelete && (
            <IconAction
              icon={Trash2}
              variant="surface"
              label={words.deleteOf(titre)}
              onClick={() => onDelete(photo)}
            />
          )}
        </Flex>
      </Flex>
    </CardFrame>
  );
}
