import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { common } from '../common.texts.ts';
import { ModalDialog } from './modal-dialog.tsx';

interface ConfirmDialogProps {
  readonly title?: string;
  readonly question: string;
  /** The label of the button; of a deletion when absent. */
  readonly confirm?: string;
  readonly cancel?: string;
  /** Whether nothing is lost or ended. */
  readonly isHarmless?: boolean;
  /** Closes the dialog, which waits for it. */
  readonly onConfirm: () => void | Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for confirmation; the safe answer has the focus. */
export function ConfirmDialog({
  title = common.deleteTitle,
  question,
  confirm = common.delete,
  cancel = common.cancel,
  isHarmless = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function carryOut() {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  }

  return (
    <ModalDialog
      title={title}
      size="sm"
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" data-autofocus onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            {...(!isHarmless && { colorPalette: 'danger' })}
            loading={isBusy}
            // The second click of a double one was meant for what asked.
            onClick={({ detail }) => {
              if (detail < 2) void carryOut();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {question}
    </ModalDialog>
  );
}
