import type { Plugin } from 'vite';
import { tooOld } from '../src/texts/too-old.texts.ts';
import { headingFallbackFace } from '../src/ui/heading-font.ts';
import { breakpoints, colours } from '../src/ui/tokens.ts';

/** The letters that the typeface of the headings lacks, those of Ewe and Kabiyè among them. */
export const localFace = {
  /** In percent: they are as wide and as high as the others then. */
  sizeAdjust: 94,
  unicodeRange: 'U+128-14B, U+168-2AF, U+300-303',
} as const;

// Optional: on a slow network a page keeps the fallback's lines. A phone, which seldom has the font in
// time, keeps them on every page: letters that are others on the second one look like another site.
// Letters may be large: a word that is wider than its place is broken, and keeps no column wide.
const head = `
    <link
      rel="preload"
      as="font"
      type="font/woff2"
      crossorigin
      href="/src/ui/heading.woff2"
      media="(min-width: ${breakpoints.md})"
    />
    <style>
      @media (min-width: ${breakpoints.md}) {
        @font-face {
          font-family: 'Barlow Semi Condensed';
          src: url('/src/ui/heading.woff2') format('woff2');
          font-weight: 600;
          font-display: optional;
        }
      }
      @font-face {
        font-family: 'Barlow Semi Condensed';
        src: url('/src/ui/local.woff2?no-inline') format('woff2');
        font-weight: 600;
        font-display: swap;
        size-adjust: ${localFace.sizeAdjust}%;
        unicode-range: ${localFace.unicodeRange};
      }
      ${headingFallbackFace}
      #too-old {
        margin: 0;
        padding: 16px;
        background: ${colours.call};
        color: ${colours['call.ink']};
      }
      /* Known to the oldest browsers that run our scripts (floor.ts), and to few before them. */
      @supports (accent-color: auto) {
        #too-old {
          display: none;
        }
      }
      html {
        /* "only": a phone darkens the colours of other pages by itself, and makes them unreadable. */
        color-scheme: only light;
        /* Of the bar at the top: on a phone two lines of small type, or three of larger letters. */
        --bar-height: clamp(34px, 5rem - 46px, 66px);
        scroll-behavior: smooth;
        /* What stays in place must not cover what has the focus: a bar above, on phones below too. */
        scroll-padding-block: 96px 80px;
        text-rendering: optimizeLegibility;
        -webkit-text-size-adjust: 100%;
        -webkit-font-smoothing: antialiased;
        -moz-osx-font-smoothing: grayscale;
        -webkit-tap-highlight-color: transparent;
        touch-action: manipulation;
      }
      html:has(#without-scripts) {
        scroll-padding-bottom: 160px;
      }
      @media (min-width: ${breakpoints.md}) {
        html {
          --bar-height: 2.75rem;
        }
      }
      @media (min-width: ${breakpoints.lg}) {
        html {
          scroll-padding-block: 96px 0;
        }
      }
      body {
        min-height: 100dvh;
        position: relative;
      }
      input:is([type='text'], [type='email'], [type='search'], [type='password']),
      ::-webkit-search-decoration,
      ::-webkit-search-cancel-button {
        appearance: none;
      }
      [hidden] {
        display: none !important;
      }
      :root * {
        overflow-wrap: anywhere;
      }
      @media (max-width: 19em) {
        h1,
        h2,
        h3 {
          hyphens: auto;
        }
      }
      @page {
        size: A4;
        margin: 15mm 16mm;
      }
      @media print {
        *,
        *::before,
        *::after {
          color: #000 !important;
          background: none !important;
          border-color: #999 !important;
          box-shadow: none !important;
          transition: none !important;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        *,
        *::before,
        *::after {
          animation-duration: 0.01ms !important;
          animation-iteration-count: 1 !important;
          transition-duration: 0.01ms !important;
          scroll-behavior: auto !important;
        }
      }
    </style>`;

/**
 * Puts the fonts of the headings, and what holds for every element, where a page says
 * `<!--styles-->`. They stand there and not in the scripts, of which every page waits for each byte.
 * Where it says `<!--too-old-->` comes what browsers read that do not run the scripts.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => {
        const words = path === '/dashboard.html' ? tooOld.dashboard : tooOld.site;
        return html
          .replace('<!--styles-->', head)
          .replace('<!--too-old-->', `<p id="too-old">${words}</p>`);
      },
    },
  };
}
