/** How the dashboard looks on this device; automatically means as the device itself does. */
export const appearances = ['automatique', 'clair', 'sombre'] as const;
export type Appearance = (typeof appearances)[number];

const key = 'apparence';

const isAppearance = (text: string | null): text is Appearance =>
  appearances.some((appearance) => appearance === text);

/** What was chosen on this device; automatic where nothing was, or nothing can be kept. */
export function readAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(key);
    return isAppearance(kept) ? kept : 'automatique';
  } catch (error) {
    console.warn('The appearance that was chosen could not be read.', error);
    return 'automatique';
  }
}

/** Keeps `appearance` for the next visits, where the browser keeps anything. */
export function keepAppearance(appearance: Appearance): void {
  try {
    if (appearance === 'automatique') localStorage.removeItem(key);
    else localStorage.setItem(key, appearance);
  } catch (error) {
    console.warn('The appearance that was chosen could not be kept.', error);
  }
}

/** Tells `listener` when another tab chooses; returns what ends that. */
export function watchAppearance(listener: (appearance: Appearance) => void): () => void {
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed === key || changed === null) listener(readAppearance());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
