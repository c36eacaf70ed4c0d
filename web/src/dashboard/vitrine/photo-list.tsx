import { Box } from '@chakra-ui/react';
import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { announce } from '../../ui/announcer.tsx';
import { PhotoCard, PhotoCards } from '../ui/photo-card.tsx';
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

/** Photographs, each with buttons that move it by one place where they have an order. */
export function PhotoList({ label, photos, onOrder, ...actions }: PhotoListProps) {
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
