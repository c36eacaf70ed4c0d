// Writes the module of styles that the sources import (web/panda.config.ts). JavaScript, because
// `npm ci` runs it under whatever Node.js it was started with.
import { createNodeDriver } from '@pandacss/compiler';
import { dirname } from 'node:path';

const cwd = dirname(import.meta.dirname);
const driver = await createNodeDriver({ cwd });
driver.codegen({ cwd });
