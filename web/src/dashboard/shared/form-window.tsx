import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode, type RefObject } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Window } from '../../ui/window.tsx';
import { useLeaving } from './use-leaving.tsx';

interface FormWindowProps {
  readonly title: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** Whether something would be lost with the window. */
  readonly isChanged: boolean;
  /** What is wrong with the whole. */
  readonly problem?: string | undefined;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const stay = () => undefined;

/** A window with the form of a record that is there already. */
export function FormWindow({
  title,
  form,
  isBusy,
  isChanged,
  problem,
  onSave,
  onClose,
  children,
}: FormWindowProps) {
  const { leave, question } = useLeaving(isChanged, onClose);
  const formId = useId();
  return (
    <Window
      title={title}
      close={common.close}
      // What is being saved is not lost, and will say what became of it.
      onClose={isBusy ? stay : leave}
      foot={
        <>
          {/* Where it is seen, however long the form is. */}
          {problem && (
            <Notice tone="danger" role="alert" flexBasis="100%">
              {problem}
            </Notice>
          )}
          <Button look="quiet" disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={isBusy}>
            {isBusy ? common.saving : common.save}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        ref={form}
        display="grid"
        gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
      </chakra.form>
      {question}
    </Window>
  );
}
