import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { useProject } from '../../operations/command-line.ts';
import { messages } from '../../operations/messages.ts';
import { sentenceFor } from '../../operations/run-operation.ts';
import { project } from './google.ts';

const refusal = {
  code: 403,
  status: 'PERMISSION_DENIED',
  message:
    'Your application is authenticating by using local Application Default Credentials. The identitytoolkit.googleapis.com API requires a quota project, which is not set by default.',
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('Operation sends its project as the quota project and explains a refusal', async () => {
  const quotaProjects: unknown[] = [];
  const server = http.createServer((request, response) => {
    quotaProjects.push(request.headers['x-goog-user-project']);
    response.writeHead(403, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: refusal }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const localServer = { protocol: 'http:', host: '127.0.0.1', hostname: '127.0.0.1', port };
  vi.spyOn(https, 'request').mockImplementation(((
    options: http.RequestOptions,
    answered?: (response: http.IncomingMessage) => void,
  ) => http.request({ ...options, ...localServer, agent: undefined }, answered)) as never);
  const names = ['FIREBASE_AUTH_EMULATOR_HOST', 'GCLOUD_PROJECT', 'GOOGLE_CLOUD_QUOTA_PROJECT'];
  for (const name of names) vi.stubEnv(name, undefined);
  useProject(project, process.env);
  const token = { access_token: 'jeton', expires_in: 3600 };
  const credential = { getAccessToken: () => Promise.resolve(token) };
  const app = initializeApp({ projectId: project, credential }, 'operation');
  const error: unknown = await getAuth(app)
    .getUser('quelqu-un')
    .catch((reason: unknown) => reason);
  await deleteApp(app);
  server.close();
  expect(quotaProjects).toEqual([project]);
  expect(sentenceFor(error, project)).toBe(messages.noQuotaProject(project));
});
