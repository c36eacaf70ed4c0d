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

// A modal dialog hides the rest of the page from the focus: toasts, with the buttons that undo,
// have to stand inside of the dialog in front.
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Puts `dialog` in front of the others until the returned function is called. */
function registerModal(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The dialog in front, if any is open. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.at(-1),
  );
}

/** Centre's name at the head of a printed page. */
export function CentreOnPaper() {
  return (
    <Box display="none" _print={{ display: 'block' }} fontWeight="600">
      {centre.name}
    </Box>
  );
}

// Where header and footer would leave little in between, as under a zoom of 400 % or with large
// letters, all of it scrolls.
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
    // Large letters have a line of their own.
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
  /** Beside the title, such as buttons that lead to the next record. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog, open for as long as it is rendered; whether it closes is for its parent to say. An
 * element marked `data-autofocus` has the focus first.
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
  name,
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
          <BusyButton
            isBusy={isBusy}
            {...(!isHarmless && { colorPalette: 'danger' })}
            // The second click of a double one was meant for what asked.
            onClick={({ detail }) => {
              if (detail < 2) void carryOut();
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
 * closes once the answer was carried out.
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
