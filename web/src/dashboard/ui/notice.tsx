import { Box, chakra, CloseButton, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { returnFocus } from '../../ui/return-focus.ts';
import { common } from '../common.texts.ts';

/** A message in the flow of the page: what happened, what was kept, what to do. */
export const Notice = chakra('div', {
  base: {
    borderRadius: 'control',
    borderInlineStart: '4px solid',
    paddingInline: '4',
    paddingBlock: '3',
  },
  variants: {
    tone: {
      info: { background: 'brand.soft', borderColor: 'brand', color: 'ink' },
      success: { background: 'brand.soft', borderColor: 'brand', color: 'ink' },
      warning: { background: 'call.soft', borderColor: 'call', color: 'ink' },
      danger: { background: 'danger.soft', borderColor: 'danger', color: 'ink' },
    },
  },
  defaultVariants: { tone: 'info' },
});

interface DismissibleAlertProps extends Pick<HTMLChakraProps<'div'>, 'marginBottom'> {
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** An error that stays until it is dismissed. */
export function DismissibleAlert({ onDismiss, children, ...place }: DismissibleAlertProps) {
  return (
    <Notice tone="danger" role="alert" fontSize="sm" paddingBlock="0" paddingEnd="1" {...place}>
      <Flex align="center" gap="2">
        <Box flex="1" minWidth="0" paddingBlock="3">
          {children}
        </Box>
        <CloseButton
          aria-label={common.dismiss}
          onClick={() => {
            onDismiss();
            // The button disappears, and the focus must not be lost.
            returnFocus(undefined);
          }}
        />
      </Flex>
    </Notice>
  );
}
