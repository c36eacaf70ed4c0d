import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { region } from '../../functions/src/settings.ts';
import { root } from '../../emulators/paths.ts';
import { host, portsAt } from '../../emulators/ports.ts';
import { isDemo } from '../command-line.ts';

/** Project with the endpoints of its services. */
export interface Endpoints {
  readonly project: string;
  readonly isReal: boolean;
  readonly site: string;
  readonly functionAt: (name: string) => string;
  /** Base URL of Identity Toolkit. */
  readonly identity: string;
  /** URL of the bucket's objects. */
  readonly objects: string;
  /** Settings of the functions. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** Path of the project's own settings file. */
  readonly settingsFile: string;
}

const objectsOf = (origin: string, project: string) =>
  `${origin}/v0/b/${project}.firebasestorage.app/o`;

/** @param portOffset of the emulators, for a `demo-` project. */
export function endpointsOf(project: string, portOffset: number): Endpoints {
  const settingsFile = `functions/.env.${project}`;
  const settings = Object.assign(
    {},
    ...['functions/.env', settingsFile].map((file) => {
      const path = join(root, file);
      return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
    }),
  ) as Endpoints['settings'];
  const common = { project, settings, settingsFile };
  if (!isDemo(project)) {
    const { HOSTING_ORIGIN: origin = '' } = settings;
    return {
      ...common,
      isReal: true,
      site: origin === '' ? `https://${project}.web.app` : origin,
      functionAt: (name) => `https://${region}-${project}.cloudfunctions.net/${name}`,
      identity: 'https://identitytoolkit.googleapis.com',
      objects: objectsOf('https://firebasestorage.googleapis.com', project),
    };
  }
  const ports = portsAt(portOffset);
  const at = (port: number) => `http://${host}:${port}`;
  return {
    ...common,
    isReal: false,
    site: at(ports.hosting),
    functionAt: (name) => `${at(ports.functions)}/${project}/${region}/${name}`,
    identity: `${at(ports.auth)}/identitytoolkit.googleapis.com`,
    objects: objectsOf(at(ports.storage), project),
  };
}

/** Reply to an HTTP request. */
export interface Reply {
  readonly status: number;
  /** Parsed JSON; empty for any other content. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Status and beginning of the text, for the terminal. */
  readonly summary: string;
}

/** Sends a request; error statuses do not throw. */
export async function request(address: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(address, init);
  const text = await response.text();
  const body = jsonIn(text);
  const { error } = body as { readonly error?: { readonly message?: string } };
  const message = error?.message ?? text.replace(/\s+/g, ' ').slice(0, 80);
  return { status: response.status, body, summary: `${response.status} ${message}`.trim() };
}

function jsonIn(text: string): Reply['body'] {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Reply['body']) : {};
  } catch {
    return {};
  }
}

/** Posts JSON. */
export const post = (address: string, body: object, token?: string) =>
  request(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
