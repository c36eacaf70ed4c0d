import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { floor, polyfills } from './build/floor.ts';
import { photographs } from './build/pictures.ts';
import { tooOld } from './src/texts/too-old.texts.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Settings of the real project's web application; without them, those of the emulators. */
const firebaseConfig =
  process.env['FIREBASE_WEB_CONFIG'] ??
  JSON.stringify({
    projectId: 'demo-centre',
    apiKey: 'demo',
    storageBucket: 'demo-centre.firebasestorage.app',
  });

const { projectId } = JSON.parse(firebaseConfig) as { readonly projectId: string };

/**
 * One file for what every public page starts with and what its lists share, with all that they
 * import: it compresses better than many, and is asked for once. All else is left to the bundler.
 */
const siteChunk = {
  name: 'site',
  test: /[\\/]web[\\/]src[\\/](app[\\/]site|site[\\/]ui[\\/]tab-list|data[\\/]public[\\/](page-data|vitrine))\.tsx?$/,
};

/** Another for those parts of it that the dashboard starts with as well. */
const commonChunk = {
  name: 'common',
  priority: 1,
  test: /vite[\\/]preload-helper|[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]|[\\/]domain[\\/]src[\\/](centre|clock|dates|messages[\\/]public)\.ts$|[\\/]web[\\/]src[\\/](data[\\/](browser-storage|public[\\/]freshness|time-limit|use-query)|texts[\\/](list-states|picture-files)\.texts|ui[\\/](announcer|boundary|failure-reason|later|lazy-component|logo|page-title|published-image|use-browser-state|use-every))\.tsx?$/,
};

// What shows one picture after another, which compresses better than its two files.
const carouselChunk = {
  name: 'carousel',
  test: /[\\/]web[\\/]src[\\/](texts[\\/]scrolling\.texts|site[\\/]ui[\\/]use-carousel)\.ts$/,
};

/** What browsers read that do not run the scripts. */
const tooOldNotice: Plugin = {
  name: 'too-old-notice',
  transformIndexHtml: (html, { path }) => {
    const words = path === '/dashboard.html' ? tooOld.dashboard : tooOld.site;
    return html.replace('<!--too-old-->', `<p id="too-old">${words}</p>`);
  },
};

export default defineConfig({
  plugins: [react(), polyfills(), tooOldNotice],
  define: {
    __FIREBASE_CONFIG__: firebaseConfig,
    __IS_EMULATED__: projectId.startsWith('demo-'),
    __PHOTOGRAPHS__: JSON.stringify(photographs()),
    // A public key; docs/app-check.md says what else belongs to it.
    __APP_CHECK_SITE_KEY__: JSON.stringify(process.env['APP_CHECK_SITE_KEY'] ?? ''),
  },
  resolve: {
    alias: [{ find: /^fflate$/, replacement: file('src/exports/zip-without-worker.ts') }],
  },
  build: {
    target: floor,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [file('index.html'), file('src/app/client.tsx'), file('dashboard.html')],
      // boot.ts calls what the client exports.
      preserveEntrySignatures: 'exports-only',
      // jsPDF offers to print HTML and SVG with these, and lets who does neither leave them out.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: { codeSplitting: { groups: [commonChunk, siteChunk, carouselChunk] } },
    },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // Classes of components have an underscore, those of every page (global.css) have none.
      generateScopedName: (name, path) => `${basename(path, '.module.css')}_${name}`,
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // The Hosting of the emulators.
    proxy: {
      '/api': `http://127.0.0.1:${5002 + Number(process.env['VITE_PORT_OFFSET'] ?? 0)}`,
    },
  },
});
