import { focusRing } from './src/ui/focus-ring.ts';
import { palettesOf, themeTokens } from './src/ui/theme-tokens.ts';
import { breakpoints, colours } from './src/ui/tokens.ts';

/** How the styles of the public site are written and what the build makes of them. */
export default {
  presets: ['@pandacss/preset-base'],
  include: ['src/**/*.{ts,tsx}'],
  exclude: ['**/*.test.*'],
  outdir: 'styled-system',
  importMap: '#styled-system',
  prefix: { cssVar: 't' },
  hash: { className: true, cssVar: false },
  // web/src/ui/site.css undoes what of the browsers' styles is in the way.
  preflight: false,
  conditions: {
    // A finger leaves what it touched as if the mouse were still over it.
    hover: {
      '@media (hover: hover)': {
        '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])': '@slot',
      },
    },
  },
  theme: {
    breakpoints,
    tokens: { ...themeTokens, colors: palettesOf(Object.entries(colours)) },
    keyframes: {
      appear: { to: { visibility: 'visible' } },
      grow: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
      turn: { to: { transform: 'rotate(1turn)' } },
      vanish: { to: { visibility: 'hidden' } },
    },
  },
  globalCss: {
    body: {
      background: 'surface',
      color: 'ink',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: 'normal',
    },
    'h1, h2, h3': {
      fontFamily: 'heading',
      fontWeight: '600',
      lineHeight: 'tight',
      textWrap: 'balance',
    },
    ':focus-visible': focusRing,
  },
};
