import type { ReactNode } from 'react';
import { outdated } from '../content/outdated.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/layout.tsx';
import { ListHead } from '../site/ui/list-head.tsx';

/** Says that a page is not to be had, under the menu that leads to the others. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary instead={<Broken />}>{children}</Boundary>;
}

function Broken() {
  return (
    <div role="alert">
      <ListHead title={outdated.title} lead={outdated.text} />
      <Container paddingTop="10">
        {/* The browser may remember for the length of the page that a script was missing. */}
        <Button onClick={() => location.reload()}>{outdated.reload}</Button>
      </Container>
    </div>
  );
}
