import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { Expression } from 'firebase-functions/params';
import * as deployed from './index.ts';

interface Endpoint {
  readonly cpu: number;
  readonly concurrency: number;
  readonly availableMemoryMb: number;
  readonly maxInstances: number | Expression<number>;
  readonly minInstances: number | Expression<number>;
  readonly scheduleTrigger?: object;
}

const endpoints = Object.entries(deployed).map(
  ([name, { __endpoint }]) => [name, __endpoint as unknown as Endpoint] as const,
);

/** CPUs of a new project in a region, without those of the function of `npm run prove`. */
const processors = 19;

/** Value of a setting in a deployment that keeps the defaults of .env. */
function valueOf(setting: Endpoint['maxInstances']): number {
  if (typeof setting === 'number') return setting;
  const defaults = parseEnv(readFileSync(new URL('../.env', import.meta.url), 'utf8'));
  for (const [name, value] of Object.entries(defaults)) vi.stubEnv(name, value ?? '');
  const value = setting.value();
  vi.unstubAllEnvs();
  return value;
}

describe('Deployed functions', () => {
  it('fit together into the CPU quota of a new project at full scale', () => {
    const wanted = endpoints.map(([, { cpu, maxInstances }]) => cpu * valueOf(maxInstances));
    const sum = wanted.reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(processors);
  });

  it.each(endpoints)('limit instances of %s, and concurrency below one CPU', (_, endpoint) => {
    const instances = valueOf(endpoint.maxInstances);
    expect(instances).toBeGreaterThanOrEqual(1);
    expect(instances).toBeLessThanOrEqual(10);
    // Google rejects concurrent requests on less than one CPU.
    if (endpoint.cpu < 1) expect(endpoint.concurrency).toBe(1);
  });

  it('include the commands of other clients by name', () => {
    const others = [
      ...['createInscription', 'followInscription', 'updateInscription', 'deleteInscription'],
      ...['saveCampaign', 'publishDecisions', 'login', 'createUser', 'updateUser'],
      ...['deleteUser', 'saveArticle', 'deleteArticle', 'viewArticle', 'savePhoto', 'api'],
      ...['deletePhoto', 'saveTemoignage', 'setTemoignageStatut', 'deleteTemoignage', 'pages'],
    ];
    const names = endpoints.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(others));
  });

  it('handle more than one concurrent request unless scheduled', () => {
    const called = endpoints.filter(([, { scheduleTrigger }]) => scheduleTrigger === undefined);
    expect(called.length).toBeGreaterThan(20);
    for (const [name, { concurrency, maxInstances }] of called) {
      expect(concurrency * valueOf(maxInstances), name).toBeGreaterThan(1);
    }
  });

  it('have 512 MB, one CPU and settable minimum instances for the season', () => {
    const isKept = ({ minInstances }: Endpoint) => minInstances instanceof Expression;
    const seasonal = endpoints.filter(([, endpoint]) => isKept(endpoint));
    expect(seasonal.map(([name]) => name)).toEqual(['createInscription', 'login', 'pages']);
    for (const [, { availableMemoryMb, cpu, minInstances }] of seasonal) {
      expect({ availableMemoryMb, cpu }).toEqual({ availableMemoryMb: 512, cpu: 1 });
      expect(valueOf(minInstances)).toBe(0);
    }
  });
});
