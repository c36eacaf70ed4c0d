import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Settings = Readonly<Record<string, string>>;

/**
 * Updates a project's settings file, `functions/.env.<project>`: `defaults` are written where a
 * setting is missing or empty, `overrides` replace settings, and all others stay.
 *
 * @returns the settings of the file, and the names of those that changed.
 */
export function saveSettings(file: string, defaults: Settings, overrides: Settings) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const present = parseEnv(text);
  const changes = Object.entries({ ...defaults, ...overrides }).filter(([key, value]) =>
    key in overrides ? present[key] !== value : !present[key],
  );
  const changed = changes.map(([key]) => key);
  if (changed.length > 0) {
    const unchanged = text
      .trimEnd()
      .split('\n')
      .filter((line) => !changed.includes(line.split('=')[0]?.trim() ?? ''));
    const lines = [...unchanged, ...changes.map(([key, value]) => `${key}=${value}`), ''];
    writeFileSync(file, lines.join('\n').trimStart());
  }
  return { settings: { ...present, ...Object.fromEntries(changes) }, changed };
}
