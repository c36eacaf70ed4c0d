import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 96,
  singleQuote: true,
  sortPackageJson: false,
  // CSS is stylelint's: a rule of one declaration stands on one line.
  ignorePatterns: ['**/*.css', 'package-lock.json', 'domain/src/phone-metadata.json'],
});
