import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { ArrowDown, ArrowUp, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { announce } from '../../ui/announcer.tsx';
import { PublishedImage } from '../../ui/published-image.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { vitrineScreen as words } from './vitrine.texts.ts';

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
  },
});

/** Photographs, each with buttons that move it by one place where they have an order. */
export function PhotoList({ label, photos, onOrder, ...actions }: PhotoListProps) {
  function move(photo: VitrinePhoto, to: number) {
    const others = photos.filter((other) => other !== photo);
    onOrder?.([...others.slice(0, to), photo, ...others.slice(to)]);
    announce(words.moved(photo.titre, to + 1, photos.length));
  }

  return (
    <List aria-label={label}>
      {photos.map((photo, place) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          place={place}
          count={photos.length}
          onMove={onOrder && photos.length > 1 ? (to) => move(photo, to) : undefined}
          {...actions}
        />
      ))}
    </List>
  );
}

interface PhotoCardProps extends PhotoActions {
  readonly photo: VitrinePhoto;
  /** From 0, among `count`. */
  readonly place: number;
  readonly count: number;
  /** Moves it to a place; absent where it has none among others. */
  readonly onMove: ((to: number) => void) | undefined;
}

function PhotoCard({ photo, place, count, onMove, onEdit, onDelete }: PhotoCardProps) {
  const { id, emplacement, titre, texte, credit, centrage, picture } = photo;
  return (
    <CardFrame aria-labelledby={`vitrine-${id}`}>
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
