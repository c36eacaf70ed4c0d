import { Box, Button, Card, chakra, Flex, Grid, Heading } from '@chakra-ui/react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Notice } from './notice.tsx';
import { common, leaving } from '../common.texts.ts';
import { ModalDialog, useConfirm } from './dialog.tsx';
import type { RecordForm } from './use-record-form.ts';

interface FormFrameProps {
  readonly title: string;
  readonly form: Pick<RecordForm<never>, 'isBusy' | 'isChanged' | 'problem'>;
  /** Whether something would be lost with the form, where that is more than its values. */
  readonly isChanged?: boolean;
  /** Problem shown instead of that of the form; null when it is shown elsewhere. */
  readonly problem?: ReactNode;
  /** The label of the button, at rest and while sending. */
  readonly save?: string;
  readonly saving?: string;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog; it asks before what was typed is lost. */
export function FormDialog({ title, onSubmit, onClose, children, ...frame }: FormFrameProps) {
  const { isBusy, isChanged, problem } = { ...frame.form, ...frame };
  const { leave, question } = useLeaving(isChanged, onClose);
  const id = useId();
  return (
    <ModalDialog
      title={title}
      onClose={() => {
        // A save in progress will report its outcome.
        if (!isBusy) leave();
      }}
      // The problem is shown in sight, however long the form is.
      footer={
        <>
          <Problem of={problem} />
          <Cancel isBusy={isBusy} onClick={leave} />
          <Submit {...frame} {...{ isBusy, id }} />
        </>
      }
    >
      <FormElement id={id} onSubmit={onSubmit}>
        {children}
      </FormElement>
      {question}
    </ModalDialog>
  );
}

interface FormCardProps extends FormFrameProps {
  readonly aside?: ReactNode;
}

/** A form in the page; it asks before what was typed is lost. */
export function FormCard({
  title,
  aside,
  onSubmit,
  onClose,
  children,
  ...frame
}: FormCardProps) {
  const { isBusy, isChanged, problem } = { ...frame.form, ...frame };
  const { leave, question } = useLeaving(isChanged, onClose);
  const headingId = useId();
  return (
    <Card.Root as="section" aria-labelledby={headingId} marginBottom="4">
      <Heading as="h2" id={headingId} fontSize="lg" marginBottom="4">
        {title}
      </Heading>
      <Grid
        gap={{ base: '4', lg: '8' }}
        gridTemplateColumns={{ lg: aside ? 'minmax(0, 860px) minmax(240px, 1fr)' : '720px' }}
        alignItems="start"
      >
        {aside && <Box order={{ lg: '2' }}>{aside}</Box>}
        <FormElement onSubmit={onSubmit}>
          {children}
          <Problem of={problem} />
          <Flex gap="3" wrap="wrap">
            <Submit {...frame} isBusy={isBusy} />
            <Cancel isBusy={isBusy} onClick={leave} />
          </Flex>
        </FormElement>
      </Grid>
      {question}
    </Card.Root>
  );
}

interface FormElementProps {
  readonly id?: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

export function FormElement({ onSubmit, ...rest }: FormElementProps) {
  return (
    <chakra.form
      display="grid"
      gap="4"
      minWidth="0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void onSubmit().then(() => focusFirstError(form));
      }}
      {...rest}
    />
  );
}

/**
 * Moves the focus to the first control that is marked wrong. React may need some frames to mark
 * it, on a slow computer; a form without such a control keeps its focus.
 */
function focusFirstError(form: HTMLElement, frames = 30): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else if (frames > 0) focusFirstError(form, frames - 1);
  });
}

export function Problem({ of: problem }: { readonly of: ReactNode }) {
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert" flexBasis="100%">
      {problem}
    </Notice>
  );
}

function Cancel({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" disabled={isBusy} onClick={onClick}>
      {common.cancel}
    </Button>
  );
}

/**
 * Props of a button that sends a form. A field shows its mistake when it loses the focus, which would
 * move the button away between the press and its end: the press leaves the focus in the field.
 */
export const submitButton = {
  type: 'submit',
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

interface SubmitProps extends Pick<FormFrameProps, 'save' | 'saving'> {
  readonly isBusy: boolean;
  /** Of the form, where the button stands outside of it. */
  readonly id?: string;
}

function Submit({ id, isBusy, save = common.save, saving = common.saving }: SubmitProps) {
  return (
    <Button {...submitButton} form={id} disabled={isBusy}>
      {isBusy ? saving : save}
    </Button>
  );
}

/** The open forms that hold something typed and not saved. */
export const typedForms = new Set<string>();

/**
 * Closes a form, after a question when something was changed. The button Back of the browser
 * asks the same: an entry of the history stands for what was typed, and what follows the answer
 * is where the button was to lead.
 */
export function useLeaving(isChanged: boolean, onLeave: () => void, words = leaving) {
  const { ask, dialog } = useConfirm();
  const entry = useId();
  const steps = useRef(1);

  function askFirst(stepsBack: number) {
    ask({
      ...words,
      onConfirm: () => {
        steps.current = stepsBack;
        onLeave();
      },
    });
  }
  const askOnBack = useEffectEvent(() => askFirst(2));

  useEffect(() => {
    if (!isChanged) return undefined;
    const isThere = () => (history.state as Entry)?.typed === entry;
    const enter = () => {
      if (!isThere()) history.pushState({ ...(history.state as Entry), typed: entry }, '');
    };
    const onBack = () => {
      // A link within the page makes an entry without a state.
      if (history.state === null || isThere()) return;
      enter();
      askOnBack();
    };
    typedForms.add(entry);
    enter();
    addEventListener('popstate', onBack);
    return () => {
      typedForms.delete(entry);
      removeEventListener('popstate', onBack);
      if (isThere()) history.go(-steps.current);
      steps.current = 1;
    };
  }, [isChanged, entry]);

  return { leave: () => (isChanged ? askFirst(1) : onLeave()), question: dialog };
}

type Entry = { readonly typed?: string } | null;
