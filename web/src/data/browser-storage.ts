type Kind = 'localStorage' | 'sessionStorage';

/** Named entries of one part of the site in the browser's storage. */
interface BrowserStorage {
  /** The text under `name`; undefined when there is none or storage is forbidden. */
  readonly readText: (name: string) => string | undefined;
  readonly writeText: (name: string, text: string) => void;
  /** The JSON under `name`, as `parse` reads it. */
  readonly read: (name: string, parse?: (json: string) => unknown) => unknown;
  readonly write: (name: string, value: unknown) => void;
  readonly remove: (name: string) => void;
  /** Names that begin with `start`. */
  readonly names: (start?: string) => string[];
  readonly clear: () => void;
}

/** Parses JSON, with dates in the fields whose names begin with `date`. */
export function parseWithDates(json: string): unknown {
  return JSON.parse(json, (field, value: unknown) =>
    field.startsWith('date') && typeof value === 'string' ? new Date(value) : value,
  );
}

/**
 * Entries of a storage whose keys begin with `prefix`. When the browser forbids storage, or its
 * quota is used up, nothing is stored, no error is thrown, and the page works as usual.
 */
export function browserStorage(kind: Kind, prefix: string): BrowserStorage {
  function attempt<T>(work: (storage: Storage) => T, fallback: T): T {
    try {
      return work(globalThis[kind]);
    } catch (error) {
      console.warn(`The ${kind} under “${prefix}” is not available.`, error);
      return fallback;
    }
  }

  const readText = (name: string) =>
    attempt((storage) => storage.getItem(prefix + name) ?? undefined, undefined);
  const writeText = (name: string, text: string) =>
    attempt((storage) => storage.setItem(prefix + name, text), undefined);
  const remove = (name: string) =>
    attempt((storage) => storage.removeItem(prefix + name), undefined);
  const names = (start = '') =>
    attempt(
      (storage) =>
        Object.keys(storage)
          .filter((key) => key.startsWith(prefix + start))
          .map((key) => key.slice(prefix.length)),
      [],
    );

  return {
    readText,
    writeText,
    read: (name, parse = (json) => JSON.parse(json) as unknown) => {
      const text = readText(name);
      return text === undefined ? undefined : attempt(() => parse(text), undefined);
    },
    write: (name, value) => writeText(name, JSON.stringify(value)),
    remove,
    names,
    clear: () => names().forEach(remove),
  };
}
