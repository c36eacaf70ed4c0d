import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Rejects when the code cannot be fetched. */
  readonly preload: () => Promise<void>;
};

/** Fetches a module with a component exported as `Name`. */
export type ModuleWith<Name extends string> = () => Promise<
  Readonly<Record<Name, ComponentType>>
>;

/**
 * Component whose code is fetched at its first rendering, or by `preload`. Rendering throws when the
 * code cannot be fetched.
 *
 * @param fallback shown while loading; without it the nearest Suspense shows its own.
 * @param loadToShow fetches the code at the first rendering, unless it was preloaded.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
  loadToShow = load,
): LazyComponent<Props> {
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await loadToShow() }));
  let preloaded: ComponentType<Props> | undefined;

  function Component(props: Props) {
    // A preloaded screen has no Suspense, so that React hydrates it together with the layout.
    const [Loaded] = useState(() => preloaded ?? Lazy);
    if (fallback === undefined || Loaded !== Lazy) return <Loaded {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  }

  const preload = async () => {
    preloaded = await load();
  };
  return Object.assign(Component, { preload });
}
