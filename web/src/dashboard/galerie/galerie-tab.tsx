import { Box, Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages/messages';
import type { Photo } from '@centre/domain/photo/photo';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { RefreshCw } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { listStates } from '../../texts/list-states.texts.ts';
import {
  allPhotoCategories,
  countPhotos,
  deletePhoto,
  photoPage,
  type PhotoCategorie,
  type PhotoCounts,
} from '../../data/staff/staff-galerie.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { common } from '../common.texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { discard } from '../corbeille/deletion.ts';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useCan } from '../session/use-member.ts';
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { Select } from '../ui/field.tsx';
import { LoadFailure } from '../ui/list-states.tsx';
import { usePreload } from '../ui/use-preload.ts';
import { galerieTab } from './galerie.texts.ts';
import { AddPhotos } from './add-photos.tsx';
import { LoadingGrid, PhotoGrid } from './photo-grid.tsx';
import { photoOf } from '@centre/domain/content/records';
import { keepLastSeen, readLastSeen } from '../../data/staff/last-seen.ts';
import { useQuery } from '../../data/use-query.ts';
import { usePages, type PageSource } from '../ui/use-pages.ts';

const EditPhoto = lazyComponent(async () => (await import('./edit-photo.tsx')).EditPhoto, null);

const sideBySide = '360px minmax(0, 1fr)';

/** The photos of the gallery: adding, correcting and deleting them. */
export function GalerieTab() {
  const canAdd = useCan('galerie', 'create');
  const canEdit = useCan('galerie', 'edit');
  const canDelete = useCan('galerie', 'delete');
  const [categorie, setCategorie] = useState<PhotoCategorie>();
  const [edited, setEdited] = useState<Photo>();
  const [doomed, setDoomed] = useState<Photo>();
  const list = usePhotos(categorie);
  const { photos, counts, hasFailed, isReading, reload, put } = list;
  usePreload(EditPhoto);
  useOnRefresh(reload);
  useAnnounced(photos && !hasFailed ? listStates.loaded : undefined);

  async function remove({ id }: Photo) {
    const isGone = await discard({
      kind: 'galerie',
      id,
      remove: deletePhoto,
      says: staffPhotoMessages,
    });
    setDoomed(undefined);
    if (isGone) list.drop(id);
  }

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
          {hasFailed && (
            <LoadFailure onRetry={reload}>
              <Box fontWeight="600">{messages.photo.loadFailed}</Box>
              {photos && galerieTab.lastSeen}
            </LoadFailure>
          )}
          {!photos && isReading && <LoadingGrid />}
          {photos?.length === 0 && !hasFailed && (
            <EmptyState
              title={categorie ? galerieTab.emptyCategory : galerieTab.empty}
              hint={categorie ? galerieTab.emptyCategoryHint : galerieTab.emptyHint}
            />
          )}
          {photos && photos.length > 0 && (
            <PhotoGrid
              photos={photos}
              actions={{
                onEdit: canEdit && !hasFailed ? setEdited : undefined,
                onDelete: canDelete && !hasFailed ? setDoomed : undefined,
              }}
            />
          )}
          {list.next && (
            <Button
              variant="outline"
              marginTop="4"
              disabled={isReading}
              onClick={() => void list.readOn()}
            >
              {common.showMore}
            </Button>
          )}
        </section>
      </Box>
      {edited && (
        <EditPhoto photo={edited} onSaved={put} onClose={() => setEdited(undefined)} />
      )}
      {doomed && (
        <ConfirmDialog
          question={staffPhotoMessages.confirmDelete}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => remove(doomed)}
        />
      )}
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
