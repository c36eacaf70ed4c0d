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
import { common, unsavedForm } from '../common.texts.ts';
import { ModalDialog, useConfirm } from './dialog.tsx';
import type { RecordForm } from './use-record-form.ts';

interface FormFrameProps {
  readonly title: string;
  readonly form: Pick<RecordForm<never>, 'isBusy' | 'isChanged' | 'problem'>;
  /** Overrides the form's own state, when more than its values would be lost. */
  readonly isChanged?: boolean;
  /** Overrides the form's own problem; null when it is shown elsewhere. */
  readonly problem?: ReactNode;
  /** Labels of the submit button, at rest and while sending. */
  readonly save?: string;
  readonly saving?: string;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Form in a dialog, with a confirmation before unsaved input is lost. */
export function FormDialog({ title, onSubmit, onClose, children, ...frame }: FormFrameProps) {
  const { isBusy, isChanged, problem } = { ...frame.form, ...frame };
  const { leave, question } = useUnsavedGuard(isChanged, onClose);
  const id = useId();
  return (
    <ModalDialog
      title={title}
      onClose={() => {
        // Stays open for the outcome of a running save.
        if (!isBusy) leave();
      }}
      // In the footer the problem is visible, however long the form is.
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

/** Form in the page, with a confirmation before unsaved input is lost. */
export function FormCard({
  title,
  aside,
  onSubmit,
  onClose,
  children,
  ...frame
}: FormCardProps) {
  const { isBusy, isChanged, problem } = { ...frame.form, ...frame };
  const { leave, question } = useUnsavedGuard(isChanged, onClose);
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
 * Focuses the first invalid control. On a slow computer, React may need some frames to mark it.
 * Without an invalid control the focus stays.
 */
function focusFirstError(form: HTMLElement, frames = 30): void {
  requestAnimationFrame(() => {
    const invalid = form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) invalid.focus();
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
 * Props of a submit button. Pressing it leaves the focus in the field: a field that loses the focus
 * shows its error, which would move the button away between mouse down and mouse up.
 */
export const submitButton = {
  type: 'submit',
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

interface SubmitProps extends Pick<FormFrameProps, 'save' | 'saving'> {
  readonly isBusy: boolean;
  /** Id of the form, when the button is outside of it. */
  readonly id?: string;
}

function Submit({ id, isBusy, save = common.save, saving = common.saving }: SubmitProps) {
  return (
    <Button {...submitButton} form={id} disabled={isBusy}>
      {isBusy ? saving : save}
    </Button>
  );
}

/** Ids of open forms with unsaved input. */
export const unsavedForms = new Set<string>();

/**
 * Confirmation before a changed form closes. The browser's Back button asks the same question: a
 * history entry stands for the unsaved input, and once confirmed the browser goes where Back would
 * have led.
 */
export function useUnsavedGuard(isChanged: boolean, onLeave: () => void, texts = unsavedForm) {
  const { ask, dialog } = useConfirm();
  const entry = useId();
  const steps = useRef(1);

  function confirmLeave(stepsBack: number) {
    ask({
      ...texts,
      onConfirm: () => {
        steps.current = stepsBack;
        onLeave();
      },
    });
  }
  const askOnBack = useEffectEvent(() => confirmLeave(2));

  useEffect(() => {
    if (!isChanged) return undefined;
    const isOnEntry = () => (history.state as Entry)?.typed === entry;
    const pushEntry = () => {
      if (!isOnEntry()) history.pushState({ ...(history.state as Entry), typed: entry }, '');
    };
    const onBack = () => {
      // A link within the page creates a history entry without state.
      if (history.state === null || isOnEntry()) return;
      pushEntry();
      askOnBack();
    };
    unsavedForms.add(entry);
    pushEntry();
    addEventListener('popstate', onBack);
    return () => {
      unsavedForms.delete(entry);
      removeEventListener('popstate', onBack);
      if (isOnEntry()) history.go(-steps.current);
      steps.current = 1;
    };
  }, [isChanged, entry]);

  return { leave: () => (isChanged ? confirmLeave(1) : onLeave()), question: dialog };
}

type Entry = { readonly typed?: string } | null;
