import { Box, chakra, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { messages } from '@centre/domain/messages';
import type { WaitingApplication } from '@centre/domain/site-renderer';
import { waiting } from '../../content/waiting.ts';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Without scripts: what was sent, to be sent again when its turn has come. */
export function WaitingPage({ fields, seconds }: WaitingApplication) {
  return (
    <chakra.main display="grid" gap="6" maxWidth="520px" marginInline="auto" padding="4">
      <Box display="flex" gap="3" alignItems="center" fontWeight="600">
        <Emblem size={40} />
        {centre.name}
      </Box>
      <Heading as="h1" fontSize="2xl">
        {waiting.title}
      </Heading>
      <Notice tone="warning" role="status">
        {messages.inscription.wait}
      </Notice>
      <p>{waiting.patience(seconds)}</p>
      <chakra.form method="post" action="/inscription" display="grid">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="call" fontSize="lg">
          {waiting.send}
        </Button>
      </chakra.form>
    </chakra.main>
  );
}
