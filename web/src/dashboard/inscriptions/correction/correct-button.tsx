import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { lazy, useRef } from 'react';
import { correctionWords } from '../../../content/dashboard/details.ts';
import { reasonOf } from '../../../ui/failure-reason.ts';
import { toast } from '../../ui/toaster.ts';

/** Opens the correction, whose fields are fetched when they are first asked for. */
export function CorrectButton({ onOpen }: { readonly onOpen: () => void }) {
  const isBusy = useRef(false);

  async function open() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await loadCorrectionWindow();
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

/** Fetches the correction and its fields; a network that failed can be asked again. */
const loadCorrectionWindow = () => import('./correction-window.tsx');

export const CorrectionOnDemand = lazy(async () => ({
  default: (await loadCorrectionWindow()).CorrectionWindow,
}));
