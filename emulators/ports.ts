/** Only address on which the suite listens. */
export const host = '127.0.0.1';

/** Ports of a suite without offset. */
const standardPorts = {
  hosting: 5002,
  hostingEmulator: 5003,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  ui: 4000,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  firestoreWebsocket: 9150,
  vite: 5173,
} as const;

export type PortName = keyof typeof standardPorts;

export type Ports = Readonly<Record<PortName, number>>;

export const portNames = Object.keys(standardPorts) as PortName[];

/** Ports of a suite with an offset. */
export function portsAt(offset: number): Ports {
  const entries = portNames.map((name) => [name, standardPorts[name] + offset]);
  return Object.fromEntries(entries) as Ports;
}

/** Names of the ports that a run uses. */
export function usedPorts(use: { readonly ui: boolean; readonly dev: boolean }): PortName[] {
  return portNames.filter((name) => {
    if (name === 'ui' || name === 'logging') return use.ui;
    return name !== 'vite' || use.dev;
  });
}
