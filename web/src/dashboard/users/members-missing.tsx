import { Box, Flex } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages';
import { common } from '../../content/dashboard/common.ts';
import { usersTab } from '../../content/dashboard/users.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const lines = [1, 2, 3, 4, 5, 6];

/** Stands where the members will be. */
export function MembersLoading() {
  return (
    <Box role="status" display="grid" gap="2">
      <HiddenText>{usersTab.loading}</HiddenText>
      {lines.map((line) => (
        <Skeleton key={line} minHeight="56px" />
      ))}
    </Box>
  );
}

/** Says that the members could not be read, and tries again. */
export function MembersFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="danger" role="alert">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        {messages.user.loadFailed}
        <Button look="quiet" onClick={onRetry}>
          {common.retry}
        </Button>
      </Flex>
    </Notice>
  );
}
