import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { floor, polyfills } from './build/floor.ts';
import { pageStyles } from './build/page-styles.ts';
import { preloads } from './build/preloads.ts';
import { themeInit } from './build/theme-init.ts';

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
  test: /[\\/](domain[\\/]src[\\/]messages[\\/]public|web[\\/]src[\\/](app[\\/]site|ui[\\/](announcer|published-image|skeleton)|site[\\/]ui[\\/]tab-list|data[\\/]public[\\/](network-first|page-data|vitrine)|texts[\\/](list-states|picture-files)\.texts))\.tsx?$/,
};

// What shows one picture after another, which compresses better than its two files.
const carouselChunk = {
  name: 'carousel',
  test: /[\\/]web[\\/]src[\\/](texts[\\/]scrolling\.texts|site[\\/]ui[\\/]use-carousel)\.ts$/,
};

const { plugin: importsSeen, resolveDependencies } = preloads();

export default defineConfig({
  plugins: [react(), polyfills(), pageStyles(), themeInit(), importsSeen],
  define: {
    __FIREBASE_CONFIG__: firebaseConfig,
    __IS_EMULATED__: projectId.startsWith('demo-'),
    // A public key; docs/app-check.md says what else belongs to it.
    __APP_CHECK_SITE_KEY__: JSON.stringify(process.env['APP_CHECK_SITE_KEY'] ?? ''),
  },
  resolve: {
    alias: [{ find: /^fflate$/, replacement: file('src/exports/zip-without-worker.ts') }],
  },
  build: {
    target: floor,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      input: [file('index.html'), file('src/app/client.tsx'), file('dashboard.html')],
      // jsPDF offers to print HTML and SVG with these, and lets who does neither leave them out.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: { codeSplitting: { groups: [siteChunk, carouselChunk] } },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
});
