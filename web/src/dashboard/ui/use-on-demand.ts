import { useEffect, useState } from 'react';

/**
 * The module that `load` fetches once its section is shown, and again when it is wanted and still
 * missing: what opens from a list, so that the list need not wait for it.
 *
 * @param load the same function at every call.
 * @throws while rendering what keeps a module away that is wanted: the section says so.
 */
export function useOnDemand<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    load().then(
      (loaded) => setModule(loaded),
      (error: unknown) => {
        console.warn('A part of the section could not be fetched.', error);
        if (isWanted)
          setFailure(new Error('A part of the section is missing.', { cause: error }));
      },
    );
  }, [load, isWanted]);
  if (failure && !module) throw failure;
  return module;
}
