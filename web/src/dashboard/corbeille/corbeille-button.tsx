import type { Deletable } from '@centre/domain/corbeille';
import { Button } from '@chakra-ui/react';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useCan } from '../session/session-context.tsx';
import { usePreload } from '../ui/loading.ts';
import { corbeilleTexts } from './corbeille.texts.ts';

const CorbeilleDialog = lazyComponent(
  async () => (await import('./corbeille-dialog.tsx')).CorbeilleDialog,
  null,
);

/** Button that opens a section's bin; requires the right to delete in that section. */
export function CorbeilleButton({ kind }: { readonly kind: Deletable }) {
  const [isOpen, setOpen] = useState(false);
  usePreload(CorbeilleDialog);
  if (!useCan(kind === 'vitrine' ? 'galerie' : kind, 'delete')) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <ArchiveRestore size={16} aria-hidden />
        {corbeilleTexts.title}
      </Button>
      {isOpen && <CorbeilleDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}
