import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientEnvironment } from '../../emulators/environment.ts';
import { portsAt } from '../../emulators/ports.ts';
import { operation } from '../operation.ts';
import { reservePorts, TestEmulators } from '../run/emulators.ts';

// These emulators run beside those of the other tests, which must not be stopped.
const offset = await reservePorts();

type Everything = Record<'documents' | 'accounts' | 'files', Record<string, unknown>>;

/** Reads the data in another process: the Admin SDK of this process uses other emulators. */
function readEverything(): Everything {
  const script = join(import.meta.dirname, 'print-everything.ts');
  const text = execFileSync(process.execPath, [script], {
    env: { ...process.env, ...clientEnvironment(portsAt(offset)) },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(text) as Everything;
}

it('Emulators restore documents, accounts and files after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'donnees-'));
  const neverAborted = new AbortController().signal;
  const snapshots: Everything[] = [];
  try {
    for (let round = 0; round < 2; round++) {
      const emulators = new TestEmulators(offset, neverAborted);
      try {
        await emulators.start({ data: join(folder, 'data') });
        snapshots.push(readEverything());
        const audit = await operation('audit-data', [], String(offset));
        expect(audit).toMatchObject({ code: 0 });
      } finally {
        await emulators.stop();
      }
    }
    const [before, after] = snapshots;
    if (!before || !after) throw new Error('a round is missing');
    expect(after).toEqual(before);
    const counts = Object.values(before).map((part) => Object.keys(part).length);
    expect(Math.min(...counts)).toBeGreaterThan(5);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
