import { initializeApp } from 'firebase/app';

/** Where the callable functions run. */
export const region = 'europe-west1';

export const app = initializeApp(__FIREBASE_CONFIG__);

const hostingPort = 5002;

// The port of Vite's own server is unrelated to those of the emulators.
const devShift = Number(import.meta.env['VITE_PORT_OFFSET'] ?? 0);

/**
 * Calls `connect` with the host and port of an emulator, when this build is for emulators.
 * A second suite runs beside the first with all its ports moved by the same distance, which
 * the address of the page tells.
 *
 * @param port the emulator's usual port.
 */
export function whenEmulated(
  port: number,
  connect: (host: string, port: number) => void,
): void {
  if (!__IS_EMULATED__) return;
  const shift = import.meta.env.DEV ? devShift : Number(location.port) - hostingPort;
  connect(location.hostname, port + shift);
}
