/** `npm run bench`: the measurements, on emulators of their own. */
import process from 'node:process';
import { reservePorts } from '../run/emulators.ts';

process.env['PORT_OFFSET'] = String(await reservePorts());
// Modules of the measurements read it as they are loaded.
await import('./main.ts');
