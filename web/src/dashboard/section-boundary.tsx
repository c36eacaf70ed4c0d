import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { outdated } from '../texts/outdated.texts.ts';
import { Boundary } from '../ui/boundary.tsx';
import { isUnfetched } from '../ui/failure-reason.ts';
import { Notice } from './ui/notice.tsx';
import { dashboard } from './shell.texts.ts';
import { TabHead } from './ui/tab-head.tsx';

/** Reports a section that fails, and keeps the others usable. */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary instead={(error) => <Broken error={error} />}>{children}</Boundary>;
}

function Broken({ error }: { readonly error: unknown }) {
  return (
    <>
      <TabHead title={dashboard.title}>
        {/* The browser may remember for the length of the page that a script was missing. */}
        <Button variant="outline" onClick={() => location.reload()}>
          {outdated.reload}
        </Button>
      </TabHead>
      <Notice tone="danger" role="alert">
        {isUnfetched(error) ? dashboard.broken : dashboard.faulty}
      </Notice>
    </>
  );
}
