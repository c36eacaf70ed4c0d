import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { configFileName, emulatorConfig, type FirebaseConfig } from './config.ts';
import { baseEnvironment, firebaseEnvironment } from './environment.ts';
import { findJava } from './java.ts';
import type { Options } from './options.ts';
import { logsFolder, root } from './paths.ts';
import { checkPorts, portsAt, usedPorts, type Ports } from './ports.ts';
import { findPrograms } from './programs.ts';
import { closeSession, openSession } from './session.ts';
import { liveUntilStopped } from './suite-life.ts';

/** Writes the configuration of this suite. @returns its path */
function writeConfig(ports: Ports, portOffset: number, ui: boolean): string {
  const production = JSON.parse(
    readFileSync(join(root, 'firebase.json'), 'utf8'),
  ) as FirebaseConfig;
  const file = join(root, configFileName(portOffset));
  writeFileSync(
    file,
    `${JSON.stringify(emulatorConfig(production, ports, { ui }), null, 2)}\n`,
  );
  return file;
}

/**
 * Runs the whole suite until `stopped` is aborted, then saves and stops it.
 * @param onFirebase told the process id of firebase-tools
 * @throws SuiteProblem with the one sentence to show
 */
export async function runSuite(
  options: Options,
  stopped: AbortSignal,
  onFirebase: (pid: number) => void,
): Promise<void> {
  const ports = portsAt(options.portOffset);
  // Short, since functions listen on sockets in it and a socket's path holds about 100 characters.
  const temporary = mkdtempSync(join(tmpdir(), 'suite-'));
  const workFolder = options.dataFolder ?? join(temporary, 'data');
  const session = { keeper: process.pid, firebase: 0, hubPort: ports.hub, temporary };
  mkdirSync(logsFolder, { recursive: true });
  try {
    openSession(workFolder, session);
    await prepareAndRun(options, { ports, temporary, workFolder }, stopped, (pid) => {
      openSession(workFolder, { ...session, firebase: pid });
      onFirebase(pid);
    });
  } catch (error) {
    // Being told to stop is no failure, wherever it happened.
    if (!stopped.aborted) throw error;
  } finally {
    closeSession(workFolder, process.pid);
    rmSync(temporary, { recursive: true, force: true });
  }
}

interface Place {
  readonly ports: Ports;
  /** Removed at the end. */
  readonly temporary: string;
  readonly workFolder: string;
}

async function prepareAndRun(
  options: Options,
  { ports, temporary, workFolder }: Place,
  stopped: AbortSignal,
  onFirebase: (pid: number) => void,
): Promise<void> {
  const { dev, portOffset } = options;
  await checkPorts(ports, usedPorts({ ui: false, dev }));
  const java = findJava();
  const environment = firebaseEnvironment(java, temporary);
  const programs = await findPrograms(java, environment);
  if (programs.ui) await checkPorts(ports, ['ui', 'logging']);
  stopped.throwIfAborted();
  if (options.build) await buildAll(baseEnvironment(java), dev);
  stopped.throwIfAborted();
  await liveUntilStopped(
    options,
    {
      ports,
      workFolder,
      ui: programs.ui,
      config: writeConfig(ports, portOffset, programs.ui),
      environment: baseEnvironment(java),
      firebaseEnvironment: { ...environment, ...programs.environment },
    },
    stopped,
    onFirebase,
  );
}
