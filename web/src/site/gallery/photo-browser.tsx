import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { firstPhotoCategorie, gallery } from '../../content/gallery.ts';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { CategoryDrawer } from './category-drawer.tsx';
import { Categories, GalleryLayout, PhotoGrid } from './gallery-layout.tsx';
import { Lightbox } from './lightbox.tsx';
import type { GalleryCategorie, PhotoGroup } from './photo-groups.ts';
import { Thumbnail } from './thumbnail.tsx';

interface PhotoBrowserProps {
  /** At least one. */
  readonly groups: readonly PhotoGroup[];
}

/** The photos of the chosen category, and all of them one by one in large. */
export function PhotoBrowser({ groups }: PhotoBrowserProps) {
  const id = useId();
  const [chosen, setChosen] = useState<GalleryCategorie>(firstPhotoCategorie);
  const [enlarged, setEnlarged] = useState<number>();
  const shown = groups.find(({ categorie }) => categorie === chosen) ?? groups[0];
  if (!shown) return null;

  return (
    <GalleryLayout>
      <Categories>
        <Tabs
          id={id}
          label={gallery.categories}
          orientation="vertical"
          tabs={groups.map(({ categorie, photos }) => ({
            value: categorie,
            label: categorie,
            count: photos.length,
          }))}
          selected={shown.categorie}
          onSelect={setChosen}
        />
      </Categories>
      <CategoryDrawer groups={groups} shown={shown} onChoose={setChosen} />
      <TabPanel id={id} tab={shown.categorie}>
        <Flex align="baseline" gap="4" wrap="wrap" marginBottom="5">
          <Heading as="h2" fontSize="2xl">
            {shown.categorie}
          </Heading>
          <Box role="status" fontSize="sm" color="ink.muted">
            {gallery.count(shown.photos.length)}
          </Box>
        </Flex>
        <PhotoGrid>
          {shown.photos.map((photo, index) => (
            <li key={photo.id}>
              <Thumbnail
                photo={photo}
                isFirst={index === 0}
                onEnlarge={() => setEnlarged(shown.start + index)}
              />
            </li>
          ))}
        </PhotoGrid>
      </TabPanel>
      {enlarged !== undefined && (
        <Lightbox
          photos={groups.flatMap(({ photos }) => photos)}
          index={enlarged}
          onMove={setEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </GalleryLayout>
  );
}
