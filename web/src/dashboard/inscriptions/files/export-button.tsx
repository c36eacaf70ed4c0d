import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportTexts } from '../../../texts/exports.texts.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { usePreload } from '../../ui/loading.ts';
import type { ExportDialogProps } from './exports.tsx';

const ExportDialog = lazyComponent(
  async () => (await import('./exports.tsx')).ExportDialog,
  null,
);

interface ExportButtonProps {
  /** Undefined while loading. */
  readonly rows: ExportDialogProps['rows'] | undefined;
  readonly isSelection?: boolean;
}

/** Button that opens the export dialog of a list. */
export function ExportButton({ rows, isSelection = false }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  usePreload(ExportDialog);
  return (
    <>
      <Button variant="outline" size="sm" disabled={!rows} onClick={() => setOpen(true)}>
        <Download size={16} aria-hidden />
        {exportTexts.menu}
      </Button>
      {isOpen && rows && (
        <ExportDialog {...{ rows, isSelection }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
