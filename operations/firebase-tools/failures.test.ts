import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firebaseTools } from '../../emulators/paths.ts';
import {
  crossServiceFailed,
  knownFailures,
  onlyImagesPileUp,
  sentenceOf,
  firebaseSays,
} from './failures.ts';

const library = globSync('lib/**/*.js', { cwd: firebaseTools })
  .map((file) => readFileSync(join(firebaseTools, file), 'utf8'))
  .join('\n');

/** Every way of saying it that a pattern knows. */
const phrases = [...knownFailures.map(({ said }) => said), onlyImagesPileUp, crossServiceFailed]
  .flatMap(({ source }) => source.split('|'))
  .map((source) => new RegExp(source));

it.each(phrases)('firebase-tools still says %s', (phrase) => {
  expect(phrase.test(library)).toBe(true);
});

it('knows the cause before what follows from it', () => {
  const said = 'Failed to make request: Failed to authenticate, have you run firebase login?';
  expect(sentenceOf(said, 'centre-lome')).toBe(firebaseSays.failures.loggedOut);
  const refusal = 'HTTP Error: 403, The caller does not have permission';
  expect(sentenceOf(refusal, 'centre-lome')).toBe(
    firebaseSays.failures.notAllowed('centre-lome'),
  );
  expect(sentenceOf('something else', 'centre-lome')).toBe(firebaseSays.failures.other);
});
