import { Box, chakra, CloseButton, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { returnFocus } from '../../ui/return-focus.ts';
import { common } from '../common.texts.ts';

/** Message box in the flow of the page. */
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
            // The focused button disappears.
            returnFocus(undefined);
          }}
        />
      </Flex>
    </Notice>
  );
}
