import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { earlyScript } from './early-script.ts';
import { lightFirestore } from './light-firestore.ts';
import { lightJsPdf } from './light-jspdf.ts';
import { lightPhoneMetadata } from './light-phone-metadata.ts';
import { lightReactDom } from './light-react-dom.ts';
import { lightRouter } from './light-router.ts';
import { xlsxInPlace } from './xlsx-in-place.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Settings of the real project's web application; without them, those of the emulators. */
const firebaseConfig =
  process.env['FIREBASE_WEB_CONFIG'] ??
  JSON.stringify({
    projectId: 'demo-centre',
    apiKey: 'demo',
    storageBucket: 'demo-centre.firebasestorage.app',
  });

export default defineConfig({
  plugins: [
    react(),
    earlyScript(),
    lightFirestore(),
    lightJsPdf(),
    lightPhoneMetadata(),
    lightReactDom(),
    lightRouter(),
    xlsxInPlace(),
  ],
  define: {
    __FIREBASE_CONFIG__: firebaseConfig,
    // A public key; docs/app-check.md says what else belongs to it.
    __APP_CHECK_SITE_KEY__: JSON.stringify(process.env['APP_CHECK_SITE_KEY'] ?? ''),
  },
  resolve: {
    alias: [
      // ReactFire imports every Firebase product; these two we do not use.
      {
        find: /^firebase\/(database|remote-config)$/,
        replacement: file('src/data/unused-products.ts'),
      },
      // Firestore brings a regular expression engine for the pipelines, which we do not use.
      { find: 're2js', replacement: file('src/data/unused-products.ts') },
      // jsPDF offers to print HTML, SVG and PNG, and would fetch a megabyte for it.
      {
        find: /^(html2canvas|canvg|dompurify|fast-png)$/,
        replacement: file('src/pdf/unused-parts.ts'),
      },
      // Its readable file, which web/light-jspdf.ts knows how to lighten.
      { find: /^jspdf$/, replacement: 'jspdf/dist/jspdf.es.js' },
      // Emotion needs it for what we do not use.
      { find: 'hoist-non-react-statics', replacement: file('src/ui/without-statics.ts') },
      // Packages are told to offer the file with all the warnings; web/light-router.ts knows this.
      {
        find: /^react-router-dom$/,
        replacement: file('../node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [file('index.html'), file('dashboard.html')],
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
});
