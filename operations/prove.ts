/**
 * `npm run prove -- --project ID`: tries in a trial project what no emulator can show, says ✓ or
 * what to change, and leaves nothing behind. Ends with 1 when something must change.
 */
import { isDemo } from './command-line.ts';
import { googleFor } from './firebase-tools/google.ts';
import { localRunner } from './firebase-tools/run.ts';
import { TrialMember } from './prove/member.ts';
import { says } from './prove/messages.ts';
import { goThrough } from './prove/outcome.ts';
import { placeOf } from './prove/place.ts';
import { stepsFor } from './prove/steps.ts';
import { runOperation } from './run-operation.ts';
import { confirmProject } from './terminal.ts';

await runOperation(says.usage, {}, async ({ project, values }) => {
  if (!isDemo(project)) {
    const question = says.confirm(project);
    await confirmProject(project, { question, otherwise: says.notConfirmed });
  }
  const place = placeOf(project, Number(values['port-offset'] ?? 0));
  const member = new TrialMember(place);
  // firebase-tools has a project of its own that pays.
  const environment = { ...process.env, GOOGLE_CLOUD_QUOTA_PROJECT: undefined };
  const world = { run: localRunner(environment), say: console.log };
  const steps = stepsFor(place, member, googleFor(project), world);
  try {
    const count = await goThrough(steps, project, console.log);
    console.log(count === 0 ? says.sound : says.unsound(count));
    return count === 0;
  } finally {
    await member.cleanUp();
  }
});
