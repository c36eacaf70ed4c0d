import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Settings = Readonly<Record<string, string>>;

/**
 * Settings file of a project, `functions/.env.<project>`: a setting of `wanted` is written when the
 * file has none or an empty one, a setting of `imposed` replaces the one in the file, and all others
 * stay.
 *
 * @returns the settings of the file, and the names of those that changed.
 */
export function saveSettings(file: string, wanted: Settings, imposed: Settings) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const present = parseEnv(text);
  const changes = Object.entries({ ...wanted, ...imposed }).filter(([key, value]) =>
    key in imposed ? present[key] !== value : !present[key],
  );
  const changed = changes.map(([key]) => key);
  if (changed.length > 0) {
    const kept = text
      .trimEnd()
      .split('\n')
      .filter((line) => !changed.includes(line.split('=')[0]?.trim() ?? ''));
    const lines = [...kept, ...changes.map(([key, value]) => `${key}=${value}`), ''];
    writeFileSync(file, lines.join('\n').trimStart());
  }
  return { settings: { ...present, ...Object.fromEntries(changes) }, changed };
}
