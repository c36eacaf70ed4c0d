const emulators = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/**
 * Why invented data must not be written here, in French; undefined where it may. A `demo-`
 * project exists nowhere but in emulators, so nothing real can be reached by mistake.
 */
export function reasonNotToSeed(environment: NodeJS.ProcessEnv): string | undefined {
  const project = environment['GCLOUD_PROJECT'] ?? '';
  if (!project.startsWith('demo-')) {
    return `Les données de démonstration ne vont que dans un projet « demo- », pas dans « ${project} ».`;
  }
  const missing = emulators.filter((name) => !environment[name]);
  return missing.length > 0
    ? `Les données de démonstration ne vont que dans les émulateurs : il manque ${missing.join(', ')}.`
    : undefined;
}
