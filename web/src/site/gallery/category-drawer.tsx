import { useState, type ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Icon } from '../ui/icon.tsx';
import { gallery, lightbox } from './gallery.texts.ts';
import type { GalleryCategorie, PhotoGroup } from './photo-groups.ts';
import { Dialog, dialogFrame } from '../../ui/dialog.tsx';
import { buttons, iconButtons } from '../../ui/styles.ts';

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
      className={css({
        ...dialogFrame,
        insetInlineStart: 'auto',
        width: 'min(320px, 86vw)',
        height: '100%',
        background: 'surface.raised',
        overflowY: 'auto',
        _starting: { ...dialogFrame._starting, transform: 'translateX(100%)' },
      })}
    >
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          gap: '2',
          padding: '4',
          minHeight: '100%',
        })}
      >
        <div
          className={css({
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '4',
          })}
        >
          <h2 className={css({ fontSize: 'lg' })}>{title}</h2>
          <button
            type="button"
            aria-label={close}
            onClick={onClose}
            className={css(iconButtons.surface)}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}

const choice = css({
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
  '&[aria-current=true]': { background: 'brand.soft', borderColor: 'call', color: 'brand' },
});

const count = css({
  color: 'ink.muted',
  fontSize: 'sm',
  fontWeight: '400',
  fontVariantNumeric: 'tabular-nums',
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
    <div className={css({ display: { lg: 'none' } })}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={css({
          ...buttons.outline,
          width: '100%',
          justifyContent: 'space-between',
          background: 'surface.raised',
        })}
      >
        <span>
          {shown.categorie} <span className={count}>{shown.photos.length}</span>
        </span>
        <Icon name="panel" size={20} />
      </button>
      {isOpen && (
        <Drawer title={gallery.choose} close={lightbox.close} onClose={() => setIsOpen(false)}>
          {groups.map(({ categorie, photos }) => (
            <button
              key={categorie}
              type="button"
              aria-current={categorie === shown.categorie}
              onClick={() => {
                onChoose(categorie);
                setIsOpen(false);
              }}
              className={choice}
            >
              {categorie}
              <span className={count}>{photos.length}</span>
            </button>
          ))}
        </Drawer>
      )}
    </div>
  );
}
