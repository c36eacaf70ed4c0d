import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Settings = Readonly<Record<string, string>>;

/**
 * Writing of settings into a project's `.env` file: those of `wanted` that are missing or empty
 * there, and those of `imposed` in place of what is there. The rest stays.
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
