import { common } from '../content/dashboard/common.ts';
import { Button } from './button.tsx';
import { Window } from './window.tsx';

interface ConfirmWindowProps {
  readonly title: string;
  readonly question: string;
  /** What will be done, as the button says it. */
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done; the safe answer has the focus. */
export function ConfirmWindow({
  title,
  question,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmWindowProps) {
  return (
    <Window
      title={title}
      close={common.close}
      width="narrow"
      onClose={onCancel}
      foot={
        <>
          <Button look="quiet" data-first-focus onClick={onCancel}>
            {cancel}
          </Button>
          <Button look="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {question}
    </Window>
  );
}
