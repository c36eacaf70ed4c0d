import { parseEnv } from 'node:util';

/**
 * A project's settings file, `functions/.env.<project>`, with what was missing or empty in it;
 * whatever somebody wrote there stays.
 *
 * @param imposed settings that replace what is there.
 * @returns the new text and the names of what is new in it.
 */
export function withSettings(
  text: string,
  wanted: Readonly<Record<string, string>>,
  imposed: Readonly<Record<string, string>> = {},
): { readonly text: string; readonly added: readonly string[] } {
  const present = parseEnv(text);
  const changes = Object.entries({ ...wanted, ...imposed }).filter(([name, value]) =>
    name in imposed ? present[name] !== value : !present[name],
  );
  const added = changes.map(([name]) => name);
  if (added.length === 0) return { text, added };
  const kept = text
    .split('\n')
    .filter((line) => !added.some((name) => line.trimStart().startsWith(`${name}=`)))
    .join('\n')
    .trimEnd();
  const lines = changes.map(([name, value]) => `${name}=${value}`);
  return { text: [...(kept === '' ? [] : [kept]), ...lines, ''].join('\n'), added };
}
