/**
 * `npm run validate`: checks the package of the functions as `npm run deploy` would put it online,
 * without asking Google. It has to be built before (`npm run build`).
 */
import { parts } from './deploy/options.ts';
import { says } from './validation/messages.ts';
import { problemsOf } from './validation/validate.ts';

const problems = await problemsOf(parts);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(says.sound);
