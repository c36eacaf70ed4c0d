import { clientEnvironment } from '../emulators/environment.ts';
import { portsAt } from '../emulators/ports.ts';

// Imported code of the site has the long time limits of a site built for the emulators.
Object.assign(globalThis, { __IS_EMULATED__: true });

// The SDKs read the addresses of the suite's emulators from environment variables.
const offset = process.env['PORT_OFFSET'];
if (offset) Object.assign(process.env, clientEnvironment(portsAt(Number(offset))));
