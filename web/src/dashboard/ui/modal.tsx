import { Dialog, Heading, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { returnFocus } from '../../ui/return-focus.ts';
import { enterFront } from './front.ts';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Beside the title, such as buttons that lead to the next record. */
  readonly tools?: ReactNode;
  /** What can be done, at the end of the dialog. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog, open for as long as it is rendered; whether it closes is for its parent to say. An
 * element marked `data-autofocus` has the focus first.
 */
export function Modal({ title, onClose, size = 'md', tools, footer, children }: ModalProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const origin = document.activeElement;
    const leaveFront = content.current && enterFront(content.current);
    return () => {
      leaveFront?.();
      returnFocus(origin);
    };
  }, []);

  return (
    <Dialog.Root
      open
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
            <Dialog.Header>
              <Dialog.Title asChild>
                <Heading as="h2">{title}</Heading>
              </Dialog.Title>
              {tools}
              <Dialog.CloseTrigger asChild>
                <IconButton variant="ghost" aria-label={common.close}>
                  <X size={20} aria-hidden />
                </IconButton>
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
