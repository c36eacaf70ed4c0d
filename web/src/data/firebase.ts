import { initializeApp } from 'firebase/app';

/** Region of the callable functions. */
export const region = 'europe-west1';

export const app = initializeApp(__FIREBASE_CONFIG__);

const hostingPort = 5002;

// The port of Vite's own server is unrelated to those of the emulators.
const devShift = Number(import.meta.env['VITE_PORT_OFFSET'] ?? 0);

/**
 * Calls `connect` with the host and port of an emulator, in builds for emulators. A second suite
 * runs beside the first with all ports shifted by the same offset, derived from the page's port.
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
