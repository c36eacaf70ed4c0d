import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { siteTheme } from '../../ui/theme-config.ts';
import { colours, type ColourName } from '../../ui/tokens.ts';
import { darkColours, roleColours } from './palette.ts';

/** A browser of before 2024 shows the dashboard light, whatever is chosen. */
export const knowsAppearances = CSS.supports('color', 'light-dark(red, red)');

// The browser takes the one or the other by the `color-scheme` of where it is used, so that the
// choice is one property of the page.
const both = (light: string, dark: string) => ({
  value: knowsAppearances ? `light-dark(${light}, ${dark})` : light,
});

const shared = Object.entries(colours).map(
  ([name, light]) => [name, both(light, darkColours[name as ColourName])] as const,
);
const ofRoles = Object.values(roleColours).map(
  ({ token, light, dark }) => [token, both(light, dark)] as const,
);

/** The design system as the dashboard wears it: light, or dark. */
export const dashboardSystem = createSystem(
  defaultBaseConfig,
  siteTheme,
  defineConfig({
    theme: { semanticTokens: { colors: Object.fromEntries([...shared, ...ofRoles]) } },
    globalCss: {
      html: {
        colorScheme: knowsAppearances ? 'light dark' : 'light',
        // Paper is always light.
        _print: { colorScheme: 'light !important' },
        // What the keyboard comes to stands above the toasts.
        '&:has([data-scope=toast][data-part=root])': { scrollPaddingBottom: '104px' },
      },
    },
  }),
);
