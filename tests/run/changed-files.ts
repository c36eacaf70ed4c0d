import { spawnSync } from 'node:child_process';
import { root } from '../../emulators/paths.ts';

function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/**
 * Files that differ from what was published last: those of commits that `origin/main` lacks, else
 * of the last commit, and those that are not committed. None where git cannot tell.
 * `CHANGED_SINCE` names another commit to compare with.
 */
export function changedFiles(): readonly string[] {
  const [head] = git('rev-parse', 'HEAD') ?? [];
  const [published] = git('merge-base', 'origin/main', 'HEAD') ?? [];
  const asked = process.env['CHANGED_SINCE'];
  const base = asked ?? (published === undefined || published === head ? 'HEAD~1' : published);
  const committed = git('diff', '--name-only', base) ?? [];
  return [...committed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}
