import { chakra, Heading } from '@chakra-ui/react';
import { keptPagesMark, offlinePage } from '../../texts/offline.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { ListHead } from '../ui/list-head.tsx';

const List = chakra('ul', {
  base: {
    marginTop: '3',
    borderTopWidth: '1px',
    '& li': { borderBottomWidth: '1px' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingBlock: '2',
      color: 'brand',
      fontWeight: '600',
    },
  },
});

/**
 * Shown, without scripts, instead of a page that cannot be loaded. The form requests the same
 * address again.
 */
export function Offline() {
  return (
    <>
      <ListHead title={offlinePage.title} lead={offlinePage.lead} />
      <Container paddingTop="8">
        <form>
          <Button type="submit" variant="call">
            {offlinePage.again}
          </Button>
        </form>
        <Heading as="h2" fontSize="xl" marginTop="10">
          {offlinePage.kept}
        </Heading>
        <List maxWidth="measure" dangerouslySetInnerHTML={{ __html: keptPagesMark }} />
      </Container>
    </>
  );
}
