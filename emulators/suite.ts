/**
 * The supervisor: builds, starts the emulators, loads the data, and stays until it is told to stop
 * or whoever launched it is gone. start.mjs runs it in a process group of its own.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { configFileName, emulatorConfig, type FirebaseConfig } from './config.ts';
import { baseEnvironment, firebaseEnvironment } from './environment.ts';
import { findJava } from './java.ts';
import { parseOptions, type Options } from './options.ts';
import { dataFolder, logsFolder, root } from './paths.ts';
import { portsAt, usedPorts, type Ports } from './ports.ts';
import { checkPorts } from './port-checks.ts';
import { SuiteError } from './problem.ts';
import { launchers, ProcessTree, watchProcesses } from './processes.ts';
import { findPrograms } from './programs.ts';
import { closeSession, openSession } from './session.ts';
import { runUntilStopped, type Prepared } from './suite-life.ts';

const stopping = new AbortController();
const stopped = stopping.signal;

/** Writes the configuration of this suite. @returns its path */
function writeConfig(ports: Ports, portOffset: number, ui: boolean): string {
  const production = JSON.parse(
    readFileSync(join(root, 'firebase.json'), 'utf8'),
  ) as FirebaseConfig;
  const file = join(root, configFileName(portOffset));
  const config = emulatorConfig(production, ports, { ui });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}

/** Builds, and finds or fetches what the emulators need. @throws SuiteError */
async function prepare(
  { build, dev, portOffset, ui }: Options,
  ports: Ports,
  temporary: string,
): Promise<Omit<Prepared, 'workFolder'>> {
  await checkPorts(ports, usedPorts({ ui: false, dev }));
  const java = findJava();
  const environment = firebaseEnvironment(java, temporary);
  const programs = await findPrograms(java, environment, ui);
  if (programs.ui) await checkPorts(ports, ['ui', 'logging']);
  stopped.throwIfAborted();
  if (build) await buildAll(baseEnvironment(java), dev);
  stopped.throwIfAborted();
  return {
    ports,
    ui: programs.ui,
    config: writeConfig(ports, portOffset, programs.ui),
    environment: baseEnvironment(java),
    firebaseEnvironment: { ...environment, ...programs.environment },
  };
}

/**
 * Runs the whole suite until it is stopped, then saves and stops it.
 * @param onFirebase told the process id of firebase-tools
 * @throws SuiteError with the one sentence to show
 */
async function runSuite(options: Options, onFirebase: (pid: number) => void): Promise<void> {
  const ports = portsAt(options.portOffset);
  // Short, since functions listen on sockets in it and a socket's path holds about 100 characters.
  const temporary = mkdtempSync(join(tmpdir(), 'suite-'));
  const workFolder = options.dataFolder ?? join(temporary, 'data');
  const session = { supervisor: process.pid, firebase: 0, hubPort: ports.hub, temporary };
  mkdirSync(logsFolder, { recursive: true });
  try {
    openSession(workFolder, session);
    const prepared = await prepare(options, ports, temporary);
    await runUntilStopped(options, { ...prepared, workFolder }, stopped, (pid) => {
      openSession(workFolder, { ...session, firebase: pid });
      onFirebase(pid);
    });
  } catch (error) {
    // An order to stop is no failure.
    if (!stopped.aborted) throw error;
  } finally {
    closeSession(workFolder, process.pid);
    rmSync(temporary, { recursive: true, force: true });
  }
}

// The terminal may be closed before the data are saved: writing to it is then no reason to fall.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const stop = () => stopping.abort();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
process.once('disconnect', stop);
watchProcesses(launchers(), stop);

let firebase = 0;
const tellLauncher = (all: readonly number[]) => {
  if (process.connected) process.send?.({ firebase, all }, () => undefined);
};
const tree = new ProcessTree(tellLauncher);

try {
  const options = parseOptions(process.argv.slice(2), dataFolder);
  await runSuite(options, (pid) => {
    firebase = pid;
    tellLauncher(tree.pids);
  });
  process.exitCode = 0;
} catch (error) {
  console.error(error instanceof SuiteError ? error.message : String(error));
  process.exitCode = 1;
} finally {
  tree.kill();
}
process.exit();
