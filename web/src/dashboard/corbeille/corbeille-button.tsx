import type { Deletable } from '@centre/domain/corbeille';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useCan } from '../session/session-context.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { usePreload } from '../ui/use-preload.ts';
import { corbeilleWords } from './corbeille.texts.ts';

const CorbeilleDialog = lazyComponent(
  async () => (await import('./corbeille-dialog.tsx')).CorbeilleDialog,
  null,
);

/** Button that opens the bin of a section, for those who may delete there. */
export function CorbeilleButton({ kind }: { readonly kind: Deletable }) {
  const [isOpen, setOpen] = useState(false);
  usePreload(CorbeilleDialog);
  if (!useCan(kind === 'vitrine' ? 'galerie' : kind, 'delete')) return null;
  return (
    <>
      <IconAction
        icon={ArchiveRestore}
        variant="surface"
        label={corbeilleWords.title}
        onClick={() => setOpen(true)}
      />
      {isOpen && <CorbeilleDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}
