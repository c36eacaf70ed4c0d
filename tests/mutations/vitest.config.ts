import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Unit tests of the code that Stryker changes, in its copy of the project. */
export default defineConfig({
  // Packages of the copy, such as `domain`, are links to the packages of the project itself.
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
