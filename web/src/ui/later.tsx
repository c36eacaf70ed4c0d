import { useEffect, useState, type ComponentType } from 'react';

/**
 * Optional component fetched after hydration, with `Fallback` rendered until then. Failures are
 * ignored, because the page works without it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
) {
  return function Later(props: Props) {
    const [Current, setCurrent] = useState<ComponentType<Props>>(() => Fallback);
    useEffect(() => {
      load().then(
        (loaded) => setCurrent(() => loaded),
        () => undefined,
      );
    }, []);
    return <Current {...props} />;
  };
}
