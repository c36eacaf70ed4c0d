import { Box, Heading } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages';
import { inscriptionsTab } from '../../content/dashboard/inscriptions.ts';
import { useLatestInscriptions } from '../../data/inscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InscriptionsTable } from './inscriptions-table.tsx';

/** The latest applications. */
export function InscriptionsTab() {
  return (
    <>
      <Heading as="h1" fontSize="xl" marginBottom="4">
        {inscriptionsTab.title}
      </Heading>
      <LatestInscriptions />
    </>
  );
}

function LatestInscriptions() {
  const list = useLatestInscriptions();
  switch (list.status) {
    case 'loading':
      return (
        <Box display="grid" gap="2" role="status">
          <HiddenText>{inscriptionsTab.loading}</HiddenText>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} minHeight="touch" />
          ))}
        </Box>
      );
    case 'error':
      return (
        <Notice tone="danger" role="alert">
          {messages.inscription.loadFailed}{' '}
          <Button look="quiet" onClick={() => location.reload()}>
            {inscriptionsTab.retry}
          </Button>
        </Notice>
      );
    case 'success':
      return list.items.length === 0 ? (
        <Notice>
          <strong>{inscriptionsTab.empty}</strong>
          <Box>{inscriptionsTab.emptyHint}</Box>
        </Notice>
      ) : (
        <InscriptionsTable rows={list.items} />
      );
  }
}
