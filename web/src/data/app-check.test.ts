import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const entry = fileURLToPath(new URL('app-check.ts', import.meta.url));

/** Texts of the files of a build with `siteKey`, the entry first. */
async function builtWith(siteKey: string): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    minifySyntax: true,
    write: false,
    outdir: 'dist',
    define: {
      __APP_CHECK_SITE_KEY__: JSON.stringify(siteKey),
      __FIREBASE_CONFIG__: '{}',
      __IS_EMULATED__: 'false',
      'import.meta.env': '{}',
    },
  });
  return outputFiles.map(({ text }) => text);
}

const isAppCheck = (text: string) => text.includes('ReCaptchaEnterpriseProvider');

describe('Build of App Check', () => {
  it('contains no App Check code without a site key', async () => {
    const files = await builtWith('');
    expect(files.filter(isAppCheck)).toEqual([]);
    expect(files.join('')).not.toContain('import(');
  });

  it('loads App Check from a separate chunk with a site key', async () => {
    const [first = '', ...others] = await builtWith('cle-du-site');
    expect(isAppCheck(first)).toBe(false);
    expect(first).toContain('cle-du-site');
    expect(first).toContain('import(');
    expect(others.some(isAppCheck)).toBe(true);
  });
});
