import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firebaseTools } from '../../emulators/paths.ts';
import {
  crossServiceFailed,
  knownFailures,
  onlyImagesPileUp,
  sentenceOf,
  failures,
} from './failures.ts';

const library = globSync('lib/**/*.js', { cwd: firebaseTools })
  .map((file) => readFileSync(join(firebaseTools, file), 'utf8'))
  .join('\n');

/** Patterns of the messages of firebase-tools, one for each alternative. */
const phrases = [
  ...knownFailures.map(({ pattern }) => pattern),
  onlyImagesPileUp,
  crossServiceFailed,
]
  .flatMap(({ source }) => source.split('|'))
  .map((source) => new RegExp(source));

it.each(phrases)('firebase-tools still contains the message %s', (phrase) => {
  expect(phrase.test(library)).toBe(true);
});

it('sentenceOf reports the root cause before its consequences', () => {
  const log = 'Failed to make request: Failed to authenticate, have you run firebase login?';
  expect(sentenceOf(log, 'centre-lome')).toBe(failures.loggedOut);
  const refusal = 'HTTP Error: 403, The caller does not have permission';
  expect(sentenceOf(refusal, 'centre-lome')).toBe(failures.notAllowed('centre-lome'));
  expect(sentenceOf('something else', 'centre-lome')).toBe(failures.other);
});

it.each([
  'spec.template.spec.containers.resources.limits.cpu: Quota exceeded for total allowable CPU per project per region.',
  'annotations[autoscaling.knative.dev/maxScale]: Max instances must be set to 5 or fewer in order to set the requested total CPU.\nQuota violated:\nCpuAllocPerProjectRegion requested: 20000 allowed: 5000',
  'You may not have more than 32 total max instances in your project',
  'Invalid value specified for cpu. For the specified value, maxScale may not exceed 10.',
  "Your current project quotas don't allow for the current max instances setting of 20. Either reduce this function's maximum instances",
])('sentenceOf explains an exceeded quota of the region: %s', (reason) => {
  const log = `⚠  functions: ${reason}\nError: There was an error deploying functions:`;
  expect(sentenceOf(log, 'centre-lome')).toBe(failures.quota('centre-lome'));
});

it('sentenceOf names the build account when it lacks permission', () => {
  const log =
    'Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account.\nError: There was an error deploying functions:';
  expect(sentenceOf(log, 'centre-lome')).toBe(failures.builder('centre-lome'));
});
