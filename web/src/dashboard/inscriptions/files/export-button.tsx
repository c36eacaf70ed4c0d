import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportWords } from '../../../texts/exports.texts.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { usePreload } from '../../ui/use-preload.ts';
import type { ExportDialogProps } from './export-dialog.tsx';

const ExportDialog = lazyComponent(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  null,
);

/** Opens the dialog that exports the applications of a list. */
export function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  usePreload(ExportDialog);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Download size={16} aria-hidden />
        {exportWords.menu}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
