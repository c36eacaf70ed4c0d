import { Button } from '@chakra-ui/react';
import { common } from '../common.texts.ts';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  readonly title?: string;
  readonly question: string;
  /** The label of the button; of a deletion when absent. */
  readonly confirm?: string;
  readonly cancel?: string;
  /** Whether nothing is lost or ended. */
  readonly isHarmless?: boolean;
  readonly onConfirm: () => void;
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
  return (
    <Modal
      title={title}
      size="sm"
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" data-autofocus onClick={onCancel}>
            {cancel}
          </Button>
          <Button {...(!isHarmless && { colorPalette: 'danger' })} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {question}
    </Modal>
  );
}
