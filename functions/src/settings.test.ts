import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import { expect, it } from 'vitest';
import * as settings from './settings.ts';

const values = (name: string) =>
  parseEnv(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

const names = Object.values(settings).flatMap((setting) =>
  typeof setting === 'object' ? [setting.name] : [],
);

it('.env has a value for every parameter, so that a deployment never prompts', () => {
  expect(declaredParams.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(Object.keys(values('.env'))).toEqual(expect.arrayContaining(names));
});

it('.env.demo-centre sets only parameters that a deployment has', () => {
  const unknown = Object.keys(values('.env.demo-centre')).filter(
    (name) => !names.includes(name),
  );
  expect(unknown).toEqual([]);
});
