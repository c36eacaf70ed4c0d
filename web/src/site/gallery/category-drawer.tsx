import { useState, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { gallery, lightbox } from './gallery.texts.ts';
import type { GalleryCategorie, PhotoGroup } from './photo-groups.ts';
import { Dialog } from '../../ui/dialog.tsx';
import * as styles from './dialogs.module.css';

interface DrawerProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Side panel of a small screen, open while it is rendered. */
function Drawer({ title, close, onClose, children }: DrawerProps) {
  return (
    <Dialog label={title} onClose={onClose} className={`raised ${styles.drawer}`}>
      <div className={`column gap-2 ${styles.drawerContent}`}>
        <div className={`row gap-4 ${styles.drawerHead}`}>
          <h2 className="text-lg">{title}</h2>
          <button
            type="button"
            aria-label={close}
            onClick={onClose}
            className="icon-button framed"
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}

interface CategoryDrawerProps {
  readonly groups: readonly PhotoGroup[];
  readonly selected: PhotoGroup;
  readonly onChoose: (categorie: GalleryCategorie) => void;
}

/** Category menu of a small screen: the current category, and a drawer with all of them. */
export function CategoryDrawer({ groups, selected, onChoose }: CategoryDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="below-lg">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={`button outline raised ${styles.drawerOpener}`}
      >
        <span>
          {selected.categorie}{' '}
          <span className={`text-sm muted tabular ${styles.count}`}>
            {selected.photos.length}
          </span>
        </span>
        <Icon name="panel" size={20} />
      </button>
      {isOpen && (
        <Drawer title={gallery.choose} close={lightbox.close} onClose={() => setIsOpen(false)}>
          {groups.map(({ categorie, photos }) => (
            <button
              key={categorie}
              type="button"
              aria-current={categorie === selected.categorie}
              onClick={() => {
                onChoose(categorie);
                setIsOpen(false);
              }}
              className={`row gap-3 bold ${styles.choice}`}
            >
              {categorie}
              <span className={`text-sm muted tabular ${styles.count}`}>{photos.length}</span>
            </button>
          ))}
        </Drawer>
      )}
    </div>
  );
}
