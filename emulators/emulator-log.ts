import { stripVTControlCharacters } from 'node:util';

/** What a line of firebase-tools means for the person at the terminal. */
export type LineMeaning = 'ready' | 'trouble' | 'noise';

/**
 * Warnings that say nothing is wrong: about our own choices (a program given by path, no UI, a
 * `demo-` project), about refusals, which are what rules are for, and about a clean stop. The fall
 * of an emulator is here too: the keeper tells it in its own words.
 */
const harmless = [
  /Env variable override detected/,
  /It seems that you are running multiple instances/,
  /Unable to fetch the CLI MOTD/,
  /You are not currently authenticated/,
  /not running, calls to these services .* will affect production/,
  /Picked up (JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS)/,
  /\[rules\]/,
  /Application Default Credentials/i,
  /has exited upon receiving signal/,
  /Detected non-HTTP|supports only the latest/,
  /Emulator UI is not starting/,
  /Your requested "node" version/,
  /outdated version of firebase-functions/,
  /CI environment/,
  /Fatal error occurred/,
];

/** Sorts one line of firebase-tools' output. */
export function meaningOf(coloured: string): LineMeaning {
  const line = stripVTControlCharacters(coloured).trim();
  if (line.includes('All emulators ready!')) return 'ready';
  const troubled =
    /^(⚠|Error:|✖|!)/u.test(line) ||
    /^>.*"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"/.test(line);
  return troubled && !harmless.some((pattern) => pattern.test(line)) ? 'trouble' : 'noise';
}
