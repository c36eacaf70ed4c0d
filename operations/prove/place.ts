import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { region } from '../../functions/src/settings.ts';
import { root } from '../../emulators/paths.ts';
import { host, portsAt } from '../../emulators/ports.ts';
import { isDemo } from '../command-line.ts';

/** A project, and where its parts answer. */
export interface Place {
  readonly project: string;
  readonly isReal: boolean;
  readonly site: string;
  readonly functionAt: (name: string) => string;
  /** Of Identity Toolkit. */
  readonly identity: string;
  /** Of the files in the bucket. */
  readonly objects: string;
  /** What the functions run with. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** Where the project's own settings stand. */
  readonly settingsFile: string;
}

const objectsOf = (origin: string, project: string) =>
  `${origin}/v0/b/${project}.firebasestorage.app/o`;

/** @param portOffset of the emulators, where the project is theirs. */
export function placeOf(project: string, portOffset: number): Place {
  const settingsFile = `functions/.env.${project}`;
  const settings = Object.assign(
    {},
    ...['functions/.env', settingsFile].map((file) => {
      const path = join(root, file);
      return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
    }),
  ) as Place['settings'];
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

/** What an address answered. */
export interface Heard {
  readonly status: number;
  /** Of JSON; empty for anything else. */
  readonly body: Readonly<Record<string, unknown>>;
  /** In a few words, for somebody at a terminal. */
  readonly summary: string;
}

/** Asks an address, whatever it answers. */
export async function hear(address: string, init: RequestInit = {}): Promise<Heard> {
  const response = await fetch(address, init);
  const text = await response.text();
  const body = jsonIn(text);
  const { error } = body as { readonly error?: { readonly message?: string } };
  const words = error?.message ?? text.replace(/\s+/g, ' ').slice(0, 80);
  return { status: response.status, body, summary: `${response.status} ${words}`.trim() };
}

function jsonIn(text: string): Heard['body'] {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Heard['body']) : {};
  } catch {
    return {};
  }
}

/** Asks an address with JSON. */
export const post = (address: string, body: object, token?: string) =>
  hear(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
