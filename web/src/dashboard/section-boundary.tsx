import { Component, type ReactNode } from 'react';
import { common } from '../content/dashboard/common.ts';
import { dashboard } from '../content/dashboard/shell.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TabHead } from './shared/tab-head.tsx';

interface SectionBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Says that a section is not to be had, such as when its script does not arrive, and leaves the
 * others in reach. React itself reports the error, and offers this to classes alone.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return (
    <>
      <TabHead title={dashboard.title}>
        {/* The browser may remember for the length of the page that a script was missing. */}
        <Button look="quiet" onClick={() => location.reload()}>
          {common.retry}
        </Button>
      </TabHead>
      <Notice tone="danger" role="alert">
        {dashboard.broken}
      </Notice>
    </>
  );
}
