/**
 * `npm run validate`: checks what `npm run deploy` would put online, without asking Google. The
 * site and the functions have to be built before (`npm run build`).
 */
import { parts } from './deploy/options.ts';
import { says } from './validation/messages.ts';
import { problemsOf } from './validation/validate.ts';

const problems = await problemsOf(parts);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(says.sound);
