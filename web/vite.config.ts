import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { lightPhoneMetadata } from './light-phone-metadata.ts';

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
  plugins: [react(), lightPhoneMetadata()],
  define: { __FIREBASE_CONFIG__: firebaseConfig },
  resolve: {
    alias: [
      // ReactFire imports every Firebase product; these two we do not use.
      {
        find: /^firebase\/(database|remote-config)$/,
        replacement: file('src/data/unused-products.ts'),
      },
      // Firestore brings a regular expression engine for the pipelines, which we do not use.
      { find: 're2js', replacement: file('src/data/unused-products.ts') },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [file('index.html'), file('dashboard.html')] },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
});
