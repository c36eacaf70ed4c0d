import { useState, type ComponentType } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';

// With this, React keeps the HTML of the build as it is.
const asItIs = { __html: '' };

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
    const isHydrated = useIsHydrated();
    const [isInPage] = useState(!isHydrated);
    const isAsSent = useIsAsSent();
    if (isInPage && isAsSent && !import.meta.env.SSR) {
      return <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    }
    return (
      <div key="live">
        <Content />
      </div>
    );
  };
}
