import { existsSync, readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, context, type BuildOptions } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * How the functions are bundled. What the deployed runtime installs by itself stays outside:
 * the dependencies of package.json. The shared package goes in, since the cloud has no
 * workspace to find it in.
 */
const buildOptions = {
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  // Whatever is imported when it is needed is a file of its own.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  metafile: true,
  logLevel: 'info',
  // What is bundled from older packages still calls `require`, for modules of Node.js alone.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  external: dependencies().flatMap((name) => [name, `${name}/*`]),
} as const satisfies BuildOptions;

function dependencies(): string[] {
  const text = readFileSync(new URL('package.json', import.meta.url), 'utf8');
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> };
  return Object.keys(manifest.dependencies);
}

/** Puts what renders the pages into the package, if the site was built. */
async function packSite(): Promise<void> {
  const built = join(folder, '../web/dist/server');
  const packed = join(folder, 'lib/site');
  await rm(packed, { recursive: true, force: true });
  if (existsSync(built)) await cp(built, packed, { recursive: true });
}

const quiet = ['--prefer-offline', '--no-audit', '--no-fund'];

/** Puts the lockfile into the package: the cloud then installs the versions that were tested. */
async function lockVersions(): Promise<void> {
  const alone = await mkdtemp(join(tmpdir(), 'versions-'));
  try {
    await cp(join(folder, 'package.json'), join(alone, 'package.json'));
    // npm keeps what it finds there and removes what the package does not need.
    await cp(join(folder, '../package-lock.json'), join(alone, 'package-lock.json'));
    await promisify(execFile)('npm', ['install', '--package-lock-only', ...quiet], {
      cwd: alone,
      shell: process.platform === 'win32',
    });
    await cp(join(alone, 'package-lock.json'), join(folder, 'package-lock.json'));
  } finally {
    await rm(alone, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  if (process.argv.includes('--watch')) {
    const watched = await context(buildOptions);
    await watched.watch();
  } else {
    await rm(join(folder, 'lib'), { recursive: true, force: true });
    await build(buildOptions);
    await packSite();
    await lockVersions();
  }
}
