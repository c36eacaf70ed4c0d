import { browserStorage } from '../browser-storage.ts';

/** How the dashboard looks on this device; automatically means as the device itself does. */
export const appearances = ['automatique', 'clair', 'sombre'] as const;
export type Appearance = (typeof appearances)[number];

const key = 'apparence';
const storage = browserStorage('localStorage', key);

/** The appearance chosen on this device; automatic without a choice or without storage. */
export function readAppearance(): Appearance {
  const kept = storage.readText('');
  return appearances.find((appearance) => appearance === kept) ?? 'automatique';
}

/** Keeps `appearance` for the next visits, where the browser keeps anything. */
export function keepAppearance(appearance: Appearance): void {
  if (appearance === 'automatique') storage.remove('');
  else storage.writeText('', appearance);
}

/** Calls `listener` when another tab chooses, until the returned function is called. */
export function subscribeToAppearance(listener: (appearance: Appearance) => void): () => void {
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === key || changed === null) listener(readAppearance());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
