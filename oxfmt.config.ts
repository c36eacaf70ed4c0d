import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 96,
  singleQuote: true,
  sortPackageJson: false,
  ignorePatterns: ['package-lock.json', 'domain/src/phone-metadata.json'],
});
