import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firebaseTools } from '../../emulators/paths.ts';

/** Id of a project that does not exist at Google. */
export const project = 'centre-lome';
const projectNumber = '123456789';

/** Request of firebase-tools. */
export interface Asked {
  readonly method: string;
  /** Path and query, decoded. */
  readonly path: string;
  readonly body: unknown;
}

/** Answer to one kind of request; the first one that matches counts. */
export interface Reply {
  readonly to: RegExp;
  readonly status?: number;
  /** Body of the answer, by default the body of the request. */
  readonly body?: object;
}

const projectId = project;
const appId = '1:123:web:abc';
const storageBucket = `${project}.firebasestorage.app`;
const name = `projects/${project}`;
const database = {
  ...{ name: `${name}/databases/(default)`, type: 'FIRESTORE_NATIVE' },
  locationId: 'europe-west1',
};
const site = {
  ...{ name: `${name}/sites/${project}`, type: 'DEFAULT_SITE' },
  defaultUrl: `https://${project}.web.app`,
};

/** Answers for a project that is set up but has nothing online yet. */
const usual: readonly Reply[] = [
  { to: /^POST \/oauth2\/v3\/token/, body: { access_token: 'jeton', expires_in: 3600 } },
  { to: /^POST .*:testIamPermissions/ },
  { to: /^GET .*\/services\//, body: { state: 'ENABLED' } },
  { to: /^GET .*\/databases\/\(default\)$/, body: database },
  {
    to: /^GET .*\/defaultBucket/,
    body: { bucket: { name: `${name}/buckets/${storageBucket}` } },
  },
  { to: /^GET .*\/adminSdkConfig/, body: { projectId, storageBucket } },
  {
    to: /^GET .*\/webApps\/[^/]+\/config/,
    body: { projectId, appId, apiKey: 'une-cle', storageBucket },
  },
  {
    to: /^GET .*\/projects\/[^/]+\/webApps(\?|$)/,
    body: { apps: [{ appId, platform: 'WEB', name: `${name}/webApps/abc` }] },
  },
  { to: /^GET .*\/projects\/[^/]+\/sites(\?|$)/, body: { sites: [site] } },
  {
    to: /^GET \/v1beta1\/projects\/[^/]+$/,
    body: { projectId, projectNumber, resources: { hostingSite: project } },
  },
  {
    to: /^GET \/v1\/projects\/[^/]+$/,
    body: { projectId, projectNumber, lifecycleState: 'ACTIVE' },
  },
  { to: /^POST .*:getIamPolicy/, body: { bindings: [], etag: 'a', version: 1 } },
  { to: /^POST .*\/rulesets$/, body: { name: `${name}/rulesets/nouveau` } },
];

/**
 * Server that answers the requests of firebase-tools in place of Google, and records them. The
 * real firebase-tools run against it.
 */
export class FakeGoogle {
  readonly asked: Asked[] = [];
  #replies: readonly Reply[] = usual;
  readonly #folder = mkdtempSync(join(tmpdir(), 'google-'));
  readonly #server = createServer((request, response) => {
    void read(request).then((asked) => {
      this.asked.push(asked);
      const line = `${asked.method} ${asked.path}`;
      const reply = this.#replies.find(({ to }) => to.test(line));
      response.writeHead(reply?.status ?? 200, { 'Content-Type': 'application/json' });
      const echoed = reply && !reply.body ? asked.body : {};
      response.end(JSON.stringify(reply?.body ?? echoed));
    });
  });

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Deletes the recorded requests; `replies` take precedence over the usual answers. */
  answerWith(...replies: readonly Reply[]): void {
    this.asked.length = 0;
    this.#replies = [...replies, ...usual];
  }

  /** Recorded requests whose method and path match `to`. */
  requests(to: RegExp): Asked[] {
    return this.asked.filter(({ method, path }) => to.test(`${method} ${path}`));
  }

  /** Environment in which firebase-tools send all requests to this server. */
  get environment(): NodeJS.ProcessEnv {
    const { port } = this.#server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    // Each run has a new home, because firebase-tools caches which services are enabled.
    const home = mkdtempSync(join(this.#folder, 'chez-soi-'));
    const overrides = readFileSync(join(firebaseTools, 'lib/api.js'), 'utf8').matchAll(
      /envOverride\("(\w+)",\s*"https:/g,
    );
    return {
      ...{ PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home, CI: '1' },
      ...{ FIREBASE_TOKEN: 'un-jeton', FIREBASE_TOKEN_URL: origin },
      METADATA_SERVER_DETECTION: 'none',
      ...Object.fromEntries(Array.from(overrides, ([, variable = '']) => [variable, origin])),
    };
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += chunk as string;
  const { method = '', url = '', headers } = request;
  const isJson = headers['content-type']?.includes('json') && text !== '';
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { method, path: decodeURIComponent(url), body };
}
