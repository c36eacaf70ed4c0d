import { Badge, Box, Button, chakra, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import type { Photo } from '@centre/domain/photo/photo';
import { excerpt } from '@centre/domain/text';
import { RefreshCw } from 'lucide-react';
import { memo, useId, useState } from 'react';
import {
  allPhotoCategories,
  deletePhoto,
  type PhotoCategorie,
  type PhotoCounts,
} from '../../data/staff/staff-galerie.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { common } from '../common.texts.ts';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useDeletion } from '../corbeille/deletion.tsx';
import { useCan } from '../session/session-context.tsx';
import { Collection } from '../ui/collection.tsx';
import { Select } from '../ui/field.tsx';
import { PhotoCard, PhotoCards, PhotoFrame } from '../ui/photo-card.tsx';
import { Notice } from '../ui/notice.tsx';
import { TabHead } from '../ui/tab-head.tsx';
import { useOnRefresh, usePreload } from '../ui/loading.ts';
import { galerieTab } from './galerie.texts.ts';
import { usePhotos } from './photos.ts';

// Loaded separately, with the form library, so that the list does not wait for them.
const AddPhotos = lazyComponent(
  async () => (await import('./add-photos.tsx')).AddPhotos,
  <Skeleton minHeight="560px" />,
);
const EditPhoto = lazyComponent(async () => (await import('./edit-photo.tsx')).EditPhoto, null);

const sideBySide = '360px minmax(0, 1fr)';

/** Gallery section: adds, edits and deletes photos. */
export function GalerieTab() {
  const canAdd = useCan('galerie', 'create');
  const canEdit = useCan('galerie', 'edit');
  const canDelete = useCan('galerie', 'delete');
  const [categorie, setCategorie] = useState<PhotoCategorie>();
  const [edited, setEdited] = useState<Photo>();
  const { photos, counts, hasFailed, isReading, next, readMore, reload, put, drop } =
    usePhotos(categorie);
  const deletion = useDeletion<Photo>({
    kind: 'galerie',
    remove: deletePhoto,
    texts: staffPhotoMessages,
    nameOf: ({ titre }) => titre,
    onDeleted: ({ id }) => drop(id),
  });
  usePreload(EditPhoto);
  useOnRefresh(reload);

  return (
    <>
      <TabHead title={galerieTab.title}>
        <CorbeilleButton kind="galerie" />
        <Button variant="outline" disabled={isReading} onClick={reload}>
          <RefreshCw size={16} aria-hidden />
          {common.refresh}
        </Button>
      </TabHead>
      <Box
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        // The rows of several photos take the whole width.
        css={{
          '&:not(:has([data-several]))': {
            gridTemplateColumns: { lg: canAdd ? sideBySide : undefined },
          },
        }}
      >
        {canAdd ? (
          <AddPhotos onAdded={put} />
        ) : (
          <Notice tone="warning">{staffPhotoMessages.notAllowedToAdd}</Notice>
        )}
        <section aria-label={galerieTab.list}>
          <VisuallyHidden as="h2">{galerieTab.list}</VisuallyHidden>
          <CategoryFilter counts={counts} chosen={categorie} onChoose={setCategorie} />
          <Collection
            items={photos}
            failure={
              hasFailed && (
                <>
                  <Box fontWeight="600">{messages.photo.loadFailed}</Box>
                  {photos && galerieTab.lastSeen}
                </>
              )
            }
            onRetry={reload}
            loading={<LoadingGrid />}
            empty={
              <EmptyState
                title={categorie ? galerieTab.emptyCategory : galerieTab.empty}
                hint={categorie ? galerieTab.emptyCategoryHint : galerieTab.emptyHint}
              />
            }
            onMore={next && (() => void readMore())}
            isReading={isReading}
          >
            {(shown) => (
              <PhotoCards aria-label={galerieTab.list}>
                {shown.map((photo) => (
                  <GalleryPhoto
                    key={photo.id}
                    photo={photo}
                    onEdit={canEdit && !hasFailed ? setEdited : undefined}
                    onDelete={canDelete && !hasFailed ? deletion.ask : undefined}
                  />
                ))}
              </PhotoCards>
            )}
          </Collection>
        </section>
      </Box>
      {edited && (
        <EditPhoto photo={edited} onSaved={put} onClose={() => setEdited(undefined)} />
      )}
      {deletion.dialog}
    </>
  );
}

interface CategoryFilterProps {
  readonly counts: PhotoCounts | undefined;
  readonly chosen: PhotoCategorie | undefined;
  readonly onChoose: (categorie: PhotoCategorie | undefined) => void;
}

function CategoryFilter({ counts, chosen, onChoose }: CategoryFilterProps) {
  const id = useId();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Box display="flex" alignItems="center" gap="3" marginBottom="4" maxWidth="420px">
      <chakra.label htmlFor={id} fontWeight="600" flexShrink="0">
        {galerieTab.filter}
      </chakra.label>
      <Select
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(allPhotoCategories.find((known) => known === currentTarget.value))
        }
      >
        <option value="">{galerieTab.option(galerieTab.all, total)}</option>
        {allPhotoCategories.map((categorie) => (
          <option key={categorie} value={categorie}>
            {galerieTab.option(categorie, counts?.[categorie])}
          </option>
        ))}
      </Select>
    </Box>
  );
}

interface GalleryPhotoProps {
  readonly photo: Photo;
  /** Undefined when the role does not grant it. */
  readonly onEdit: ((photo: Photo) => void) | undefined;
  readonly onDelete: ((photo: Photo) => void) | undefined;
}

const GalleryPhoto = memo(function GalleryPhoto({
  photo,
  onEdit,
  onDelete,
}: GalleryPhotoProps) {
  const { id, titre, description, categorie, dateUpload, picture, imageUrl } = photo;
  return (
    <PhotoCard
      {...{ id, titre, picture }}
      fallback={imageUrl}
      labels={galerieTab}
      onEdit={onEdit && (() => onEdit(photo))}
      onDelete={onDelete && (() => onDelete(photo))}
      foot={
        <chakra.time
          dateTime={dateUpload.toISOString()}
          flex="1"
          fontSize="xs"
          color="ink.muted"
          fontVariantNumeric="tabular-nums"
        >
          {formatDate(dateUpload)}
        </chakra.time>
      }
    >
      <Box>
        <Badge>{categorie}</Badge>
      </Box>
      {description && (
        <Box fontSize="xs" color="ink.muted">
          {excerpt(description, limits.excerpt.photoCard)}
        </Box>
      )}
    </PhotoCard>
  );
});

/** Skeleton of the photo grid. */
function LoadingGrid() {
  return (
    <div role="status">
      <VisuallyHidden>{galerieTab.loading}</VisuallyHidden>
      <PhotoCards aria-hidden>
        {Array.from({ length: 8 }, (_, index) => (
          <PhotoFrame key={index}>
            <Skeleton aspectRatio="8 / 5" borderRadius="0" />
            <Skeleton margin="3" height="96px" />
          </PhotoFrame>
        ))}
      </PhotoCards>
    </div>
  );
}
