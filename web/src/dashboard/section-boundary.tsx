import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { outdated } from '../texts/outdated.texts.ts';
import { Boundary } from '../ui/boundary.tsx';
import { isUnfetched } from '../ui/failure-reason.ts';
import { Notice } from './ui/notice.tsx';
import { dashboard } from './shell.texts.ts';
import { TabHead } from './ui/tab-head.tsx';

/** Error boundary of a section; the other sections stay usable. */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary fallback={(error) => <FailedSection error={error} />}>{children}</Boundary>;
}

function FailedSection({ error }: { readonly error: unknown }) {
  return (
    <>
      <TabHead title={dashboard.title}>
        {/* A full reload: browsers may cache a failed import for the lifetime of the page. */}
        <Button variant="outline" onClick={() => location.reload()}>
          {outdated.reload}
        </Button>
      </TabHead>
      <Notice tone="danger" role="alert">
        {isUnfetched(error) ? dashboard.loadFailed : dashboard.renderFailed}
      </Notice>
    </>
  );
}
