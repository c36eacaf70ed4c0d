import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The unit tests beside what Stryker changes, in its copy of the project. */
export default defineConfig({
  // There packages are links to those of the project itself, `domain` among them.
  resolve: {
    alias: [
      {
        find: /^@centre\/domain\/(.*)$/,
        replacement: join(import.meta.dirname, '../../domain/src/$1.ts'),
      },
    ],
  },
  test: {
    include: ['domain/src/**/*.test.ts', 'functions/src/**/*.test.ts'],
    setupFiles: ['tests/fixed-seed.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
});
