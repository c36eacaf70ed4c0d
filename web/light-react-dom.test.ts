import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lighter } from './light-react-dom.ts';

const file = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

describe('The lightened React DOM', () => {
  it('has lost what we do not use and nothing around it', async () => {
    const source = await readFile(file, 'utf8');
    const light = lighter(source);
    expect(source.length - light.length).toBeGreaterThan(10_000);
    expect(light).toContain('startViewTransition is left out');
    const functions = (text: string) => text.match(/^function \w+/gm);
    expect(functions(light)).toEqual(functions(source));
  });

  it('does not go unnoticed when React DOM has changed', () => {
    expect(() => lighter('function createRoot() {\n}\n')).toThrow(
      'ViewTransitionPseudoElement',
    );
  });
});
