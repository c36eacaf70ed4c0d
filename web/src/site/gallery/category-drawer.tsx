import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { gallery, lightbox } from './gallery.texts.ts';
import type { GalleryCategorie, PhotoGroup } from './photo-groups.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface DrawerProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the side of a small screen, open while it is rendered. */
function Drawer({ title, close, onClose, children }: DrawerProps) {
  return (
    <Dialog
      label={title}
      onClose={onClose}
      insetInlineStart="auto"
      width="min(320px, 86vw)"
      height="100%"
      background="surface.raised"
      overflowY="auto"
      _starting={{ transform: 'translateX(100%)' }}
    >
      <Flex direction="column" gap="2" padding="4" minHeight="100%">
        <Flex align="center" justify="space-between" gap="4">
          <Heading as="h2" fontSize="lg">
            {title}
          </Heading>
          <IconButton variant="surface" aria-label={close} onClick={onClose}>
            <Icon name="close" size={20} />
          </IconButton>
        </Flex>
        {children}
      </Flex>
    </Dialog>
  );
}

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: '100%',
    minHeight: '48px',
    paddingBlock: '2',
    lineHeight: '1.3',
    paddingInline: '3',
    textAlign: 'start',
    fontWeight: '600',
    cursor: 'pointer',
    borderInlineStart: '3px solid transparent',
    '&[aria-current=true]': {
      background: 'brand.soft',
      borderColor: 'call',
      color: 'brand',
    },
  },
});

const Count = chakra('span', {
  base: {
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: '400',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface CategoryDrawerProps {
  readonly groups: readonly PhotoGroup[];
  readonly shown: PhotoGroup;
  readonly onChoose: (categorie: GalleryCategorie) => void;
}

/** The choice of a category on a small screen: the current one, and a drawer with the others. */
export function CategoryDrawer({ groups, shown, onChoose }: CategoryDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box display={{ lg: 'none' }}>
      <Button
        variant="outline"
        width="100%"
        justifyContent="space-between"
        background="surface.raised"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span>
          {shown.categorie} <Count>{shown.photos.length}</Count>
        </span>
        <Icon name="panel" size={20} />
      </Button>
      {isOpen && (
        <Drawer title={gallery.choose} close={lightbox.close} onClose={() => setIsOpen(false)}>
          {groups.map(({ categorie, photos }) => (
            <Choice
              key={categorie}
              type="button"
              aria-current={categorie === shown.categorie}
              onClick={() => {
                onChoose(categorie);
                setIsOpen(false);
              }}
            >
              {categorie}
              <Count>{photos.length}</Count>
            </Choice>
          ))}
        </Drawer>
      )}
    </Box>
  );
}
