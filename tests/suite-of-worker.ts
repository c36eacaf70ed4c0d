import { clientEnvironment } from '../emulators/environment.ts';
import { portsAt } from '../emulators/ports.ts';

// What is imported from the site is as patient as the site that was built for the emulators.
Object.assign(globalThis, { __IS_EMULATED__: true });

// The nth worker of a run speaks to the suite at the nth of `PORT_OFFSETS`, which `npm test`
// sets; without them all speak to the one at `PORT_OFFSET`.
const offsets = process.env['PORT_OFFSETS']?.split(',');
if (offsets) process.env['PORT_OFFSET'] = offsets[Number(process.env['VITEST_POOL_ID']) - 1];
const offset = process.env['PORT_OFFSET'];
if (offset) Object.assign(process.env, clientEnvironment(portsAt(Number(offset))));
