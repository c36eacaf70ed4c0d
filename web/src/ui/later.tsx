import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component that is fetched once the page works, with another one until then. The page works
 * without it, so a failure is not reported.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
) {
  return function Later(props: Props) {
    const [Shown, show] = useState<ComponentType<Props>>(() => Meanwhile);
    useEffect(() => {
      load().then(
        (loaded) => show(() => loaded),
        () => undefined,
      );
    }, []);
    return <Shown {...props} />;
  };
}
