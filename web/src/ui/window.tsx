import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    padding: '4',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});

// Where head and foot would leave nothing in between, as under a zoom of 400 %, all of it scrolls.
const lowScreen = '@media (max-height: 480px)';
const low = {
  frame: { [lowScreen]: { overflowY: 'auto', maxHeight: 'calc(100dvh - 16px)' } },
  column: { [lowScreen]: { maxHeight: 'none' } },
} as const;

const widths = { narrow: '480px', medium: '720px', wide: '1040px' } as const;

interface WindowProps {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly width?: keyof typeof widths;
  /** Beside the title, such as buttons that lead to the next record. */
  readonly tools?: ReactNode;
  /** What can be done, at the end of the window. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A framed window in the middle of the screen, which a phone gives its whole width. Its head
 * and its foot stay where they are while the rest scrolls.
 */
export function Window({
  title,
  close,
  onClose,
  width = 'medium',
  tools,
  foot,
  children,
}: WindowProps) {
  return (
    <Dialog
      label={title}
      onClose={onClose}
      margin="auto"
      width={`min(${widths[width]}, calc(100vw - 16px))`}
      height="fit-content"
      background="surface.raised"
      borderRadius="card"
      overflow="hidden"
      css={low.frame}
      _starting={{ transform: 'translateY(8px)' }}
    >
      <Flex direction="column" maxHeight="calc(100dvh - 32px)" css={low.column}>
        <Flex
          align="center"
          gap="2"
          paddingInlineStart="4"
          paddingInlineEnd="2"
          paddingBlock="2"
          borderBottom="1px solid"
          borderColor="line"
        >
          <Heading as="h2" fontSize="lg" flex="1" minWidth="0" overflowWrap="anywhere">
            {title}
          </Heading>
          {tools}
          <IconButton aria-label={close} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </Flex>
        <Box padding="4" overflowY="auto" flex="1" minHeight="0">
          {children}
        </Box>
        {foot && <Foot>{foot}</Foot>}
      </Flex>
    </Dialog>
  );
}
