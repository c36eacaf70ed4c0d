/** `npm run bench`: the measurements, on emulators beside those of `npm start` and `npm test`. */
import process from 'node:process';

process.env['PORT_OFFSET'] = '20000';
// Modules of the measurements read it as they are loaded.
await import('./main.ts');
