import { Button } from '@chakra-ui/react';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  /** What will be done, as the button says it. */
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  question,
  confirm,
  cancel,
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
          <Button colorPalette="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {question}
    </Modal>
  );
}
