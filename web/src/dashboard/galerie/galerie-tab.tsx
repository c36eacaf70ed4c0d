import { Box, Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { photoOf } from '@centre/domain/content/records';
import { messages } from '@centre/domain/messages/messages';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import type { Photo } from '@centre/domain/photo/photo';
import { RefreshCw } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { keepLastSeen, readLastSeen } from '../../data/staff/last-seen.ts';
import {
  allPhotoCategories,
  countPhotos,
  deletePhoto,
  photoPage,
  type PhotoCategorie,
  type PhotoCounts,
} from '../../data/staff/staff-galerie.ts';
import { useQuery } from '../../data/use-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { common } from '../common.texts.ts';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useDeletion } from '../corbeille/deletion.tsx';
import { useCan } from '../session/session-context.tsx';
import { Collection } from '../ui/collection.tsx';
import { Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { usePages, type PageSource } from '../ui/use-pages.ts';
import { usePreload } from '../ui/use-preload.ts';
import { AddPhotos } from './add-photos.tsx';
import { galerieTab } from './galerie.texts.ts';
import { LoadingGrid, PhotoGrid } from './photo-grid.tsx';

// With the library of forms, which the list need not wait for.
const EditPhoto = lazyComponent(async () => (await import('./edit-photo.tsx')).EditPhoto, null);

const sideBySide = '360px minmax(0, 1fr)';

/** The photos of the gallery: adding, correcting and deleting them. */
export function GalerieTab() {
  const canAdd = useCan('galerie', 'create');
  const canEdit = useCan('galerie', 'edit');
  const canDelete = useCan('galerie', 'delete');
  const [categorie, setCategorie] = useState<PhotoCategorie>();
  const [edited, setEdited] = useState<Photo>();
  const { photos, counts, hasFailed, isReading, next, readOn, reload, put, drop } =
    usePhotos(categorie);
  const deletion = useDeletion<Photo>({
    kind: 'galerie',
    remove: deletePhoto,
    words: staffPhotoMessages,
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
            onMore={next && (() => void readOn())}
            isReading={isReading}
          >
            {(shown) => (
              <PhotoGrid
                photos={shown}
                actions={{
                  onEdit: canEdit && !hasFailed ? setEdited : undefined,
                  onDelete: canDelete && !hasFailed ? deletion.ask : undefined,
                }}
              />
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

const photosOf = (categorie: PhotoCategorie | undefined): PageSource<Photo> => ({
  read: (after) => photoPage(categorie, after),
  ...(!categorie && { keep: (photos) => keepLastSeen('galerie', photos) }),
  seen: () => readLastSeen('galerie', photoOf)?.filter((photo) => isIn(photo, categorie)),
});

const isIn = (photo: Photo, categorie: PhotoCategorie | undefined) =>
  !categorie || photo.categorie === categorie;

/** The photos of a category, or of all, page by page, and how many there are. */
function usePhotos(categorie: PhotoCategorie | undefined) {
  const source = useMemo(() => photosOf(categorie), [categorie]);
  const { items: photos, setItems, ...pages } = usePages(source);
  // Without them the choice of the category goes without numbers.
  const { value: counts, reload: recount } = useQuery(
    countPhotos,
    'The photos could not be counted.',
  );

  /** Shows a photo as it is now: a new one first, a corrected one in its place. */
  const put = useCallback(
    (photo: Photo) => {
      setItems((known) =>
        (known.some(({ id }) => id === photo.id)
          ? known.map((other) => (other.id === photo.id ? photo : other))
          : [photo, ...known]
        ).filter((other) => isIn(other, categorie)),
      );
      void recount();
    },
    [categorie, setItems, recount],
  );

  /** Takes out a photo that was deleted. */
  function drop(id: string) {
    setItems((known) => known.filter((photo) => photo.id !== id));
    void recount();
  }

  return {
    ...pages,
    photos,
    hasFailed: pages.failure !== undefined && !pages.isReading,
    counts,
    put,
    drop,
    reload: () => {
      void pages.readAnew();
      void recount();
    },
  };
}
