import { useState, type ComponentType } from 'react';
import {
  lazyComponent,
  type LazyComponent,
  type ModuleWith,
} from '../../ui/lazy-component.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import type { IslandsProps } from './islands.tsx';

// Makes React keep the HTML that is already in the element.
const existingHtml = { __html: '' };

interface Options {
  /** Whether the prerendered HTML is still up to date. */
  readonly useIsCurrent?: () => boolean;
  /** Dynamic parts of the HTML. */
  readonly Islands?: ComponentType<IslandsProps>;
}

/** Keeps the prerendered HTML; renders `Content` after a client-side navigation. */
function keepingHtml(
  Content: ComponentType,
  { useIsCurrent = () => true, Islands }: Options = {},
) {
  return function Prerendered() {
    const isHydrated = useIsHydrated();
    const [isFirstPage] = useState(!isHydrated);
    const [page, setPage] = useState<Element | null>(null);
    const isCurrent = useIsCurrent();
    if (isFirstPage && isCurrent && !import.meta.env.SSR) {
      return (
        <>
          <div
            ref={Islands && setPage}
            suppressHydrationWarning
            dangerouslySetInnerHTML={existingHtml}
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
 * Static part of a page. The browser keeps the prerendered HTML; the code is only fetched after a
 * client-side navigation. `PrerenderedLinks` handles its links.
 *
 * @param useIsCurrent whether the prerendered HTML is still up to date.
 */
export const prerendered = <Name extends string>(
  load: ModuleWith<Name>,
  name: Name,
  useIsCurrent?: () => boolean,
): ComponentType =>
  keepingHtml(
    lazyComponent(async () => (await load())[name], null),
    useIsCurrent && { useIsCurrent },
  );

const loadCommonIslands = async () => (await import('./islands.tsx')).Islands;

/**
 * Static page with dynamic islands: a first visit only fetches the code of the islands.
 *
 * @param loadIslands islands of the page, which must render the common ones too.
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
