import { host, portsAt, type PortName } from '../emulators/ports.ts';

type EmulatorName = Extract<
  PortName,
  'hosting' | 'functions' | 'firestore' | 'auth' | 'storage'
>;

/** Offset of the suite's ports, without a default, because 0 is the suite of `npm start`. */
function portOffset(): number {
  const offset = process.env['PORT_OFFSET'] ?? '';
  if (!/^\d+$/.test(offset)) {
    throw new Error(
      'PORT_OFFSET does not say which emulators the tests may write to. `npm test` starts its ' +
        'own and sets it; PORT_OFFSET=0 means those of `npm start`.',
    );
  }
  return Number(offset);
}

/** Running emulators of the tests, chosen by `PORT_OFFSET`. */
export const suite = {
  project: 'demo-centre',
  region: 'europe-west1',
  bucket: 'demo-centre.firebasestorage.app',
  host,
  portOffset,
  port: (emulator: EmulatorName): number => portsAt(portOffset())[emulator],
  /** Origin such as `http://127.0.0.1:5002`. */
  origin: (emulator: EmulatorName): string => `http://${host}:${suite.port(emulator)}`,
} as const;
