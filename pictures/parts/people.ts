import { skins } from '../palette.ts';
import { seeded } from './variation.ts';

export type Hair = 'short' | 'fade' | 'afro' | 'braids' | 'bun' | 'scarf' | 'bald';
export type Headgear = 'none' | 'helmet' | 'cap' | 'mortarboard';

/** What a person looks like; the same person can appear in several pictures. */
export interface Look {
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly headgear: Headgear;
  readonly headgearColour: string;
  readonly beard: 'none' | 'moustache' | 'goatee' | 'full';
  readonly glasses: 'none' | 'round' | 'safety';
  readonly woman: boolean;
  /** 0 young, 1 adult, 2 elder. */
  readonly age: 0 | 1 | 2;
  readonly scarf: string;
  readonly scarfAccent: string;
}

const BLACK = '#17110E';
const GREY = '#8B8780';

/** A believable person for a number; neighbours in number differ in sex, skin and hair. */
export function lookOf(seed: number, change: Partial<Look> = {}): Look {
  const next = seeded(seed + 11);
  const woman = seed % 2 === 1;
  const age = change.age ?? ([1, 0, 0, 1, 2, 1, 0] as const)[seed % 7] ?? 1;
  const men: readonly Hair[] = ['fade', 'short', 'afro', 'bald', 'short'];
  const women: readonly Hair[] = ['braids', 'bun', 'scarf', 'afro', 'braids'];
  const at = Math.floor(seed / 2) % 5;
  return {
    skin: skins[(seed * 5 + Math.floor(next() * 2)) % skins.length] ?? skins[0],
    hair: (woman ? women : men)[at] ?? 'short',
    hairColour: age === 2 ? GREY : BLACK,
    headgear: 'none',
    headgearColour: '#F7F2E4',
    beard:
      woman || age === 0
        ? 'none'
        : ((['none', 'goatee', 'moustache', 'full'] as const)[Math.floor(seed / 2) % 4] ??
          'none'),
    glasses: next() > 0.78 ? 'round' : 'none',
    woman,
    age,
    scarf: ['#E6D6B0', '#3C9577', '#B5D6C6', '#C9783F'][Math.floor(seed / 3) % 4] ?? '#E6D6B0',
    scarfAccent: '#0F6A50',
    ...change,
  };
}

/** Blends two `#RRGGBB` colours; `share` of the second. */
export function mix(one: string, two: string, share: number): string {
  const part = (at: number): string => {
    const [a, b] = [one, two].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
