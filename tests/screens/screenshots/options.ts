import { optionsIn } from '../../../emulators/command-line.ts';
import { SuiteError } from '../../../emulators/problem.ts';
import { catalogue } from '../catalogue.ts';
import type { Screen } from '../screen.ts';

/** All that `npm run screenshots` says at the terminal. */
export const messages = {
  badOption: (reason: string) =>
    `Option inconnue (${reason}) ; les options sont --only ÉCRAN,ÉCRAN et --skip-build.`,
  unknownScreen: (name: string) =>
    `Écran inconnu : « ${name} ». Les écrans sont nommés dans tests/screens.`,
  starting: 'Démarrage des émulateurs…',
  taking: (count: number) => `Photographie de ${count} écrans…`,
  notReached: (name: string, reason: string) => `✗ ${name} : ${reason}`,
  taken: (count: number, folder: string) => `${count} images dans ${folder}/`,
  chosen: (count: number, kilobytes: number, folder: string) =>
    `${count} d’entre elles pour le README dans ${folder}/ (${kilobytes} Ko)`,
  interrupted: 'Interrompu.',
} as const;

/** What the command line asks for. */
export interface Options {
  readonly screens: readonly Screen[];
  /** Shows what was built before. */
  readonly skipBuild: boolean;
}

/** @throws SuiteError naming what cannot be understood */
export function readOptions(args: readonly string[]): Options {
  const { only, 'skip-build': skipBuild = false } = optionsIn(
    args,
    { only: { type: 'string' }, 'skip-build': { type: 'boolean' } },
    (reason) => new SuiteError(messages.badOption(reason)),
  );
  const screens = only?.split(',').map((name) => screenOf(name.trim())) ?? catalogue;
  return { screens, skipBuild };
}

function screenOf(name: string): Screen {
  const screen = catalogue.find((known) => known.name === name);
  if (!screen) throw new SuiteError(messages.unknownScreen(name));
  return screen;
}
