/** Entry point of `npm run bench`, which runs the measurements on emulators of its own. */
import process from 'node:process';
import { reservePorts } from '../run/emulators.ts';

process.env['PORT_OFFSET'] = String(await reservePorts());
// The imported modules read PORT_OFFSET when they are loaded.
await import('./main.ts');
