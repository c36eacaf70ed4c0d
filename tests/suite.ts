import { host, portsAt, type PortName } from '../emulators/ports.ts';

type EmulatorName = Extract<
  PortName,
  'hosting' | 'functions' | 'firestore' | 'auth' | 'storage'
>;

const ports = portsAt(Number(process.env['PORT_OFFSET'] ?? 0));

/** The running emulators that the tests speak to; `PORT_OFFSET` says which ones. */
export const suite = {
  project: 'demo-centre',
  region: 'europe-west1',
  bucket: 'demo-centre.firebasestorage.app',
  host,
  port: (emulator: EmulatorName): number => ports[emulator],
  /** Such as `http://127.0.0.1:5002`. */
  origin: (emulator: EmulatorName): string => `http://${host}:${ports[emulator]}`,
} as const;
