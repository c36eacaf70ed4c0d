import { useState, type ComponentType } from 'react';
import {
  lazyComponent,
  type LazyComponent,
  type ModuleWith,
} from '../../ui/lazy-component.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import type { IslandsProps } from './islands.tsx';

// With this, React keeps the HTML of the build as it is.
const asItIs = { __html: '' };

interface Options {
  /** Whether the HTML is still true. */
  readonly useIsAsSent?: () => boolean;
  /** What changes in the HTML. */
  readonly Islands?: ComponentType<IslandsProps>;
}

/** Keeps the HTML that came with the page; after a client-side navigation it is `Content`. */
function keepingHtml(
  Content: ComponentType,
  { useIsAsSent = () => true, Islands }: Options = {},
) {
  return function Prerendered() {
    const isHydrated = useIsHydrated();
    const [isInPage] = useState(!isHydrated);
    const [page, setPage] = useState<Element | null>(null);
    const isAsSent = useIsAsSent();
    if (isInPage && isAsSent && !import.meta.env.SSR) {
      return (
        <>
          <div
            ref={Islands && setPage}
            suppressHydrationWarning
            dangerouslySetInnerHTML={asItIs}
          />
          {Islands && page && <Islands page={page} />}
        </>
      );
    }
    return (
      <div key="live">
        <Content />
      </div>
    );
  };
}

/**
 * A static part of a page. The browser keeps the HTML of the page; the code is only fetched after
 * a client-side navigation. `LinksOfPrerendered` handles its links.
 *
 * @param useIsAsSent whether the HTML is still true.
 */
export const prerendered = <Name extends string>(
  load: ModuleWith<Name>,
  name: Name,
  useIsAsSent?: () => boolean,
): ComponentType =>
  keepingHtml(
    lazyComponent(async () => (await load())[name], null),
    useIsAsSent && { useIsAsSent },
  );

const loadCommonIslands = async () => (await import('./islands.tsx')).Islands;

/**
 * A page that is static but for its islands, which are all that a first visit fetches code for.
 *
 * @param loadIslands those of a page with its own; it shows the common ones too.
 */
export function prerenderedPage(
  Content: LazyComponent,
  loadIslands: () => Promise<ComponentType<IslandsProps>> = loadCommonIslands,
): LazyComponent {
  const Islands = lazyComponent(loadIslands, null);
  return Object.assign(keepingHtml(Content, { Islands }), {
    preload: () => (import.meta.env.SSR ? Content : Islands).preload(),
  });
}
