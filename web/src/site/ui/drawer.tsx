import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface DrawerProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the side of a small screen, open while it is rendered. */
export function Drawer({ title, close, onClose, children }: DrawerProps) {
  return (
    <Dialog
      label={title}
      onClose={onClose}
      insetInlineStart="auto"
      width="min(320px, 86vw)"
      height="100%"
      background="surface.raised"
      overflowY="auto"
      _starting={{ transform: 'translateX(100%)' }}
    >
      <Flex direction="column" gap="2" padding="4" minHeight="100%">
        <Flex align="center" justify="space-between" gap="4">
          <Heading as="h2" fontSize="lg">
            {title}
          </Heading>
          <IconButton variant="surface" aria-label={close} onClick={onClose}>
            <Icon name="close" size={20} />
          </IconButton>
        </Flex>
        {children}
      </Flex>
    </Dialog>
  );
}
