import { chakra } from '@chakra-ui/react';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  appearances,
  keepAppearance,
  readAppearance,
  subscribeToAppearance,
  type Appearance,
} from '../../data/staff/appearance.ts';
import { focusRing } from '../../ui/focus-ring.ts';
import { dashboard } from '../shell.texts.ts';
import { headAction, HeadWord } from '../head-button.tsx';
import { knowsAppearances } from '../ui/theme.ts';
import { applyAppearance } from './apply.ts';

const { label, choices, title } = dashboard.appearance;

const icons = { automatique: SunMoon, clair: Sun, sombre: Moon } as const;

const Frame = chakra('div', {
  base: {
    ...headAction.base,
    position: 'relative',
    // In WebKit the words of a narrow select make the page wider.
    overflow: 'hidden',
    _focusWithin: focusRing,
  },
});

// The select covers icon and label, so that a click on them opens the browser's own list.
const Choice = chakra('select', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
    // Phones zoom into the page for smaller type, seen or not.
    fontSize: 'control',
  },
});

/** Light, dark, or as the device is: for this device, and for all its tabs at once. */
export function AppearanceChoice() {
  const [appearance, setAppearance] = useState(readAppearance);
  useEffect(() => subscribeToAppearance(setAppearance), []);
  useEffect(() => applyAppearance(appearance), [appearance]);
  if (!knowsAppearances) return null;
  const Icon = icons[appearance];

  function choose(next: Appearance) {
    keepAppearance(next);
    setAppearance(next);
  }

  return (
    <Frame title={title(choices[appearance])}>
      <Icon aria-hidden size={18} />
      <HeadWord aria-hidden>{label}</HeadWord>
      <Choice
        aria-label={label}
        value={appearance}
        onChange={({ currentTarget }) => choose(currentTarget.value as Appearance)}
      >
        {appearances.map((one) => (
          <option key={one} value={one}>
            {choices[one]}
          </option>
        ))}
      </Choice>
    </Frame>
  );
}
