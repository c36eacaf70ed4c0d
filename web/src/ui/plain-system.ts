import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { siteTheme } from './theme-config.ts';

/** The design system for a page that must be as light as it can be: without Chakra's reset. */
export const plainSystem = createSystem(defaultBaseConfig, siteTheme, {
  preflight: false,
  globalCss: {
    '*': {
      boxSizing: 'border-box',
      margin: '0',
      padding: '0',
      border: '0 solid {colors.line}',
    },
    a: { color: 'inherit' },
  },
});
