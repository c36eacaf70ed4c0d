import { CloseButton, defineSlotRecipe, Dialog, Heading, Portal } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { returnFocus } from '../../ui/return-focus.ts';
import { common } from '../common.texts.ts';
import { CentreOnPaper } from './centre-on-paper.tsx';
import { registerModal } from './top-modal.ts';

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
