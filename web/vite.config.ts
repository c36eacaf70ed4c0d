import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { floor, polyfills } from './build/floor.ts';
import { photographs } from './build/pictures.ts';
import { tooOld } from './src/texts/too-old.texts.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Firebase settings of the real project; those of the emulators by default. */
const firebaseConfig =
  process.env['FIREBASE_WEB_CONFIG'] ??
  JSON.stringify({
    projectId: 'demo-centre',
    apiKey: 'demo',
    storageBucket: 'demo-centre.firebasestorage.app',
  });

const { projectId } = JSON.parse(firebaseConfig) as { readonly projectId: string };

/**
 * One chunk for the start of every public page, and the code that lists share, with their imports: it
 * compresses better than many, and takes one request. The bundler decides about all other modules.
 */
const siteChunk = {
  name: 'site',
  test: /[\\/]web[\\/]src[\\/](app[\\/]site|site[\\/]ui[\\/]tab-list|data[\\/]public[\\/](page-data|vitrine))\.tsx?$/,
};

/** Chunk for the parts of it that the dashboard starts with, too. */
const commonChunk = {
  name: 'common',
  priority: 1,
  test: /vite[\\/]preload-helper|[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]|[\\/]domain[\\/]src[\\/](centre|clock|dates|messages[\\/]public)\.ts$|[\\/]web[\\/]src[\\/](data[\\/](browser-storage|public[\\/]freshness|time-limit|use-query)|texts[\\/](list-states|picture-files)\.texts|ui[\\/](announcer|boundary|failure-reason|later|lazy-component|logo|page-title|published-image|use-browser-state|use-every))\.tsx?$/,
};

// Chunk for carousels, which compresses better than its two files.
const carouselChunk = {
  name: 'carousel',
  test: /[\\/]web[\\/]src[\\/](texts[\\/]scrolling\.texts|site[\\/]ui[\\/]use-carousel)\.ts$/,
};

/** Notice for browsers too old for the scripts. */
const tooOldNotice: Plugin = {
  name: 'too-old-notice',
  transformIndexHtml: (html, { path }) => {
    const text = path === '/dashboard.html' ? tooOld.dashboard : tooOld.site;
    return html.replace('<!--too-old-->', `<p id="too-old">${text}</p>`);
  },
};

export default defineConfig({
  plugins: [react(), polyfills(), tooOldNotice],
  define: {
    __FIREBASE_CONFIG__: firebaseConfig,
    __IS_EMULATED__: projectId.startsWith('demo-'),
    __PHOTOGRAPHS__: JSON.stringify(photographs()),
    // A public key (docs/app-check.md).
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
      // boot.ts calls an export of the client.
      preserveEntrySignatures: 'exports-only',
      // Optional dependencies of jsPDF, for printing HTML and SVG, which the PDFs do not use.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: { codeSplitting: { groups: [commonChunk, siteChunk, carouselChunk] } },
    },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // Classes of CSS modules contain an underscore, those of global.css do not.
      generateScopedName: (name, path) => `${basename(path, '.module.css')}_${name}`,
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // Hosting emulator.
    proxy: {
      '/api': `http://127.0.0.1:${5002 + Number(process.env['VITE_PORT_OFFSET'] ?? 0)}`,
    },
  },
});
