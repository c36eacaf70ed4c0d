import { expect, it } from 'vitest';
import { categoryOf } from './firebase.ts';

it.each([
  ['│ ✔  All emulators ready! It is now safe to connect your app. │', 'ready'],
  ['i  firestore: downloading cloud-firestore-emulator-v1.19.8.jar...', 'download'],
  ['⚠  functions: Failed to load function definition from source', 'trouble'],
  ['\u001b[33m⚠ \u001b[39m storage: something unexpected', 'trouble'],
  ['Error: Could not start Firestore Emulator, port taken.', 'trouble'],
  ['>  {"severity":"ERROR","message":"boom"}', 'trouble'],
  ['>  {"severity":"DEBUG","message":"Callable request verification passed"}', 'noise'],
  ['⚠  firestore: Env variable override detected. Using firestore emulator at /x.jar', 'noise'],
  ["⚠  storage: [rules] Null value error. for 'create' @ L12", 'noise'],
  ['⚠  firestore: Fatal error occurred: ', 'noise'],
  ['i  hosting: 127.0.0.1 - - "GET / HTTP/1.1" 200 17', 'noise'],
])('categoryOf classifies %s as %s', (line, meaning) => {
  expect(categoryOf(line)).toBe(meaning);
});
