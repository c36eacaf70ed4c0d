import { clientEnvironment } from '../emulators/environment.ts';
import { portsAt } from '../emulators/ports.ts';

// What is imported from the site is as patient as the site that was built for the emulators.
Object.assign(globalThis, { __IS_EMULATED__: true });

// The SDKs find the emulators of the suite by their own variables.
const offset = process.env['PORT_OFFSET'];
if (offset) Object.assign(process.env, clientEnvironment(portsAt(Number(offset))));
