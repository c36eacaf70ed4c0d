import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo/photo';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Card } from '../../ui/layout.tsx';
import { PublishedImage } from '../../ui/published-image.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import { TabPanel, Tabs } from '../ui/tab-list.tsx';
import { firstPhotoCategorie, gallery, onward, type OnwardPage } from './gallery.texts.ts';
import { CategoryDrawer } from './category-drawer.tsx';
import {
  categorieAddress,
  groupAt,
  type GalleryCategorie,
  type PhotoGroup,
} from './photo-groups.ts';
import { Categories, GalleryLayout, Onward, PhotoGrid } from './gallery-layout.tsx';
import { Lightbox } from './lightbox.tsx';

const Opener = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    textAlign: 'start',
    cursor: 'zoom-in',
    borderRadius: 'card',
    '& img': { transition: 'border-color {durations.quick} ease-out' },
    '&:hover img': { borderColor: 'brand' },
  },
});

interface ThumbnailProps {
  readonly photo: Photo;
  /** The first of the page is loaded eagerly. */
  readonly isFirst: boolean;
  readonly onEnlarge: () => void;
}

/** A photo among others, which opens in large. */
function Thumbnail({ photo, isFirst, onEnlarge }: ThumbnailProps) {
  return (
    <Opener
      type="button"
      aria-haspopup="dialog"
      aria-label={gallery.enlarge(photo.titre)}
      onClick={onEnlarge}
    >
      <PublishedImage
        picture={photo.picture}
        fallback={photo.imageUrl}
        sizes="(min-width: 992px) 300px, (min-width: 768px) 33vw, 41vw"
        isFirst={isFirst}
        alt=""
        htmlWidth={800}
        htmlHeight={500}
        display="block"
        width="100%"
        height="auto"
        aspectRatio="8 / 5"
        objectFit="cover"
        background="surface.sunken"
        borderWidth="1px"
        borderRadius="card"
      />
      <Box paddingTop="2" fontSize="sm" fontWeight="600" lineHeight="1.35" lineClamp="2">
        {photo.titre}
      </Box>
    </Opener>
  );
}

/** Where the photos of a category lead. */
function OnwardCard({ to, title, text }: OnwardPage) {
  return (
    <Card
      position="relative"
      display="grid"
      alignContent="center"
      padding="5"
      background="brand.soft"
    >
      <Heading as="h3" fontSize="lg" color="brand">
        <CardLink to={to}>{title}</CardLink>
      </Heading>
      <Box marginTop="2" fontSize="sm" color="ink.muted">
        {text}
      </Box>
    </Card>
  );
}

interface PhotoBrowserProps {
  /** At least one. */
  readonly groups: readonly PhotoGroup[];
}

/** The photos of the chosen category, and all of them one by one in large. */
export function PhotoBrowser({ groups }: PhotoBrowserProps) {
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const choose = (categorie: GalleryCategorie) =>
    void navigate(categorieAddress(categorie), { replace: true });
  const [enlarged, setEnlarged] = useState<number>();
  const shown =
    groupAt(search, groups) ??
    groups.find(({ categorie }) => categorie === firstPhotoCategorie) ??
    groups[0];
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
            href: categorieAddress(categorie),
            count: photos.length,
          }))}
          selected={shown.categorie}
          onSelect={choose}
        />
      </Categories>
      <CategoryDrawer groups={groups} shown={shown} onChoose={choose} />
      <noscript>
        <Box display={{ lg: 'none' }}>
          <PillLinks
            links={groups.map(({ categorie }) => ({
              to: categorieAddress(categorie),
              label: categorie,
            }))}
          />
        </Box>
      </noscript>
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
          <Onward>
            <OnwardCard {...onward[shown.categorie]} />
          </Onward>
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
