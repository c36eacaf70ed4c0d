import { Box } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages';
import { common } from '../../content/dashboard/common.ts';
import { dashboard } from '../../content/dashboard/shell.ts';
import { unreachable } from '../../content/dashboard/login.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';

/** The screen of a member who is signed in while nothing can be asked of the server. */
export function UnreachableScreen() {
  return (
    <Entrance title={dashboard.title}>
      <Notice tone="danger" role="alert" fontSize="sm">
        {messages.session.offline}
      </Notice>
      <Box fontSize="sm" marginBlock="4">
        {unreachable}
      </Box>
      <Button width="100%" onClick={() => location.reload()}>
        {common.retry}
      </Button>
    </Entrance>
  );
}
