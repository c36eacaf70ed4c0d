import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Rejects when the code cannot be fetched. */
  readonly preload: () => Promise<void>;
};

/** Fetches a module that has, under that name, a component. */
export type ModuleWith<Name extends string> = () => Promise<
  Readonly<Record<Name, ComponentType>>
>;

/**
 * A component whose code is fetched when it is first shown, or by `preload`. Rendering throws when
 * the code cannot be fetched.
 *
 * @param fallback shown until the code is there; without it the nearest Suspense shows its own.
 * @param loadToShow fetches the code when it was not preloaded.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
  loadToShow = load,
): LazyComponent<Props> {
  const Fetched: ComponentType<Props> = lazy(async () => ({ default: await loadToShow() }));
  let preloaded: ComponentType<Props> | undefined;

  function Component(props: Props) {
    // Without Suspense, React hydrates a screen together with its frame.
    const [Shown] = useState(() => preloaded ?? Fetched);
    if (fallback === undefined || Shown !== Fetched) return <Shown {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  }

  const preload = async () => {
    preloaded = await load();
  };
  return Object.assign(Component, { preload });
}
