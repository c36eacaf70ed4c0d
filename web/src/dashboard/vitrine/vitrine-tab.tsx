import { Badge, Box, Button, Card, Flex, Heading } from '@chakra-ui/react';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { ownPlaces, roomOf } from '@centre/domain/vitrine/room';
import {
  emplacements,
  type Emplacement,
  type VitrinePhoto,
} from '@centre/domain/vitrine/vitrine';
import { ImagePlus } from 'lucide-react';
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
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { toast } from '../ui/toaster.ts';
import { usePreload } from '../ui/use-preload.ts';
import { PhotoList } from './photo-list.tsx';
import { vitrineScreen as words } from './vitrine.texts.ts';

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
