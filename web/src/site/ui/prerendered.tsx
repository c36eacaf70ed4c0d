import { useState, type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../../ui/lazy-component.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';

// With this, React keeps the HTML of the build as it is.
const asItIs = { __html: '' };

/** Whether the HTML of what is rendered came with the page. */
function useIsInPage(): boolean {
  const isHydrated = useIsHydrated();
  const [isInPage] = useState(!isHydrated);
  return isInPage && !import.meta.env.SSR;
}

/**
 * A static part of a page. The browser keeps the HTML of the page; the code is only fetched after
 * a client-side navigation. `LinksOfPrerendered` handles its links.
 *
 * @param useIsAsSent whether the HTML is still true.
 */
export function prerendered(
  load: () => Promise<ComponentType>,
  useIsAsSent: () => boolean = () => true,
) {
  const Content = lazyComponent(load, null);

  return function Prerendered() {
    const isInPage = useIsInPage();
    const isAsSent = useIsAsSent();
    if (isInPage && isAsSent) {
      return <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    }
    return (
      <div key="live">
        <Content />
      </div>
    );
  };
}

const Islands = lazyComponent(async () => (await import('./islands.tsx')).Islands, null);

/** A page that is static but for its islands, which are all that a first visit fetches code for. */
export function prerenderedPage(Content: LazyComponent): LazyComponent {
  function PrerenderedPage() {
    const isInPage = useIsInPage();
    const [page, setPage] = useState<Element | null>(null);
    if (!isInPage) {
      return (
        <div key="live">
          <Content />
        </div>
      );
    }
    return (
      <>
        <div ref={setPage} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
        {page && <Islands page={page} />}
      </>
    );
  }
  return Object.assign(PrerenderedPage, {
    preload: () => (import.meta.env.SSR ? Content : Islands).preload(),
  });
}
