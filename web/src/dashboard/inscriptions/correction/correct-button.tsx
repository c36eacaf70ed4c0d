import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { reasonOf } from '../../../ui/failure-reason.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { toast } from '../../ui/toaster.ts';
import { correctionWords } from '../details/details.texts.ts';

/** Opens the correction, whose fields are fetched when they are first asked for. */
export function CorrectButton({ onOpen }: { readonly onOpen: () => void }) {
  const isBusy = useRef(false);

  async function open() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await CorrectionDialog.preload();
      onOpen();
    } catch (error) {
      console.warn('The correction could not be opened.', error);
      toast.error(correctionWords.unavailable(reasonOf(error)));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={() => void open()}>
      <Pencil size={16} aria-hidden />
      {correctionWords.open}
    </Button>
  );
}

export const CorrectionDialog = lazyComponent(
  async () => (await import('./correction-dialog.tsx')).CorrectionDialog,
  null,
);
