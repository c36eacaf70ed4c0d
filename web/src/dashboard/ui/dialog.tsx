import {
  Box,
  Button,
  CloseButton,
  defineSlotRecipe,
  Dialog,
  Heading,
  Portal,
} from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { returnFocus } from '../../ui/return-focus.ts';
import { common } from '../common.texts.ts';
import { BusyButton } from './buttons.tsx';

// A modal dialog makes the rest of the page inert: toasts, with their undo buttons, must be inside
// the top dialog.
let openDialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function setOpenDialogs(next: readonly HTMLElement[]) {
  openDialogs = next;
  for (const listener of listeners) listener();
}

/** Registers the top dialog; the returned function removes it. */
function registerModal(dialog: HTMLElement): () => void {
  setOpenDialogs([...openDialogs, dialog]);
  return () => setOpenDialogs(openDialogs.filter((other) => other !== dialog));
}

/** Top dialog, if one is open. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => openDialogs.at(-1),
  );
}

/** Centre's name at the top of a printed page. */
export function CentreOnPaper() {
  return (
    <Box display="none" _print={{ display: 'block' }} fontWeight="600">
      {centre.name}
    </Box>
  );
}

// On a low screen, as at a zoom of 400 % or with large text, the whole dialog scrolls: header and
// footer would leave little room for the body.
const lowScreen = '@media (max-height: 34em)';
const widthOf = (width: string) => ({
  content: { width: `min(${width}, calc(100vw - 16px))` },
});

const recipe = defineSlotRecipe({
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'calc({zIndex.front} + var(--layer-index, 0))',
      background: 'scrim',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'calc({zIndex.front} + var(--layer-index, 0))',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      overscrollBehavior: 'contain',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      maxHeight: 'calc(100% - 32px)',
      overflow: 'hidden',
      background: 'surface.raised',
      borderRadius: 'card',
      fontSize: 'md',
      opacity: 1,
      transition: 'opacity {durations.quick} ease-out, transform {durations.quick} ease-out',
      _starting: { opacity: 0, transform: 'translateY(8px)' },
      _focusVisible: { outline: 'none', boxShadow: 'none' },
      [lowScreen]: { overflowY: 'auto', maxHeight: 'calc(100% - 16px)' },
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      flexShrink: '0',
      gap: '2',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    // Large text takes a line of its own.
    title: { fontSize: 'lg', flex: '1 1 7rem' },
    body: {
      padding: '4',
      overflowY: 'auto',
      flex: '1',
      minHeight: '0',
      [lowScreen]: { flex: 'none', overflowY: 'visible' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      flexShrink: '0',
      justifyContent: 'flex-end',
      gap: '3',
      padding: '4',
      borderTopWidth: '1px',
    },
  },
  variants: { size: { sm: widthOf('480px'), md: widthOf('720px'), lg: widthOf('1040px') } },
  defaultVariants: { size: 'md' },
});

interface ModalDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Beside the title, such as a button to the next record. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Dialog that is open while it is rendered: `onClose` asks its parent to close it. The initial focus
 * is on the element marked `data-autofocus`.
 */
export function ModalDialog({
  title,
  onClose,
  size = 'md',
  tools,
  footer,
  children,
}: ModalDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // Before the dialog takes the focus.
  const [origin] = useState(() => document.activeElement);
  // Before the dialog hides the rest of the page, which includes the toasts.
  useLayoutEffect(() => (content.current ? registerModal(content.current) : undefined), []);
  useEffect(() => () => returnFocus(origin), [origin]);

  return (
    <Dialog.Root
      open
      recipe={recipe}
      size={size}
      restoreFocus={false}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <CentreOnPaper />
            <Dialog.Header>
              <Dialog.Title asChild>
                <Heading as="h2">{title}</Heading>
              </Dialog.Title>
              {tools}
              <Dialog.CloseTrigger asChild>
                <CloseButton aria-label={common.close} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ConfirmDialogProps {
  readonly title?: string;
  readonly question: string;
  /** The record's name, such as the title of an article. */
  readonly name?: string | undefined;
  /** Label of the confirming button; by default that of a deletion. */
  readonly confirm?: string;
  readonly cancel?: string;
  /** Whether the action loses and ends nothing: the button is not red. */
  readonly isHarmless?: boolean;
  /** Closes the dialog, which is busy until then. */
  readonly onConfirm: () => void | Promise<void>;
  readonly onCancel: () => void;
}

/** Confirmation dialog with the focus on its cancel button. */
export function ConfirmDialog({
  title = common.deleteTitle,
  question,
  name,
  confirm = common.delete,
  cancel = common.cancel,
  isHarmless = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function handleConfirm() {
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
          <BusyButton
            isBusy={isBusy}
            {...(!isHarmless && { colorPalette: 'danger' })}
            // The second click of a double click was meant for the button that opened the dialog.
            onClick={({ detail }) => {
              if (detail < 2) void handleConfirm();
            }}
          >
            {confirm}
          </BusyButton>
        </>
      }
    >
      {question}
      {name && (
        <Box marginTop="2" fontWeight="600" overflowWrap="anywhere">
          {name}
        </Box>
      )}
    </ModalDialog>
  );
}

type Question = Omit<ConfirmDialogProps, 'onCancel'>;

/**
 * Confirmation of an action: `ask` opens the dialog, which the component renders. The dialog
 * closes when `onConfirm` has finished.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  return {
    ask: (asked: Question) => setQuestion(asked),
    dialog: question && (
      <ConfirmDialog
        {...question}
        onConfirm={async () => {
          try {
            await question.onConfirm();
          } finally {
            close();
          }
        }}
        onCancel={close}
      />
    ),
  };
}
