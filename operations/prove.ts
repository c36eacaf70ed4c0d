/**
 * `npm run prove -- --project ID`: tests on a trial project what no emulator can show, then removes
 * its test data. The exit code is 1 when something must change.
 */
import { isDemo } from './command-line.ts';
import { TrialMember } from './prove/member.ts';
import { proveMessages } from './prove/messages.ts';
import { endpointsOf } from './prove/endpoints.ts';
import { askAll } from './prove/question.ts';
import { appCheckQuestion, cacheQuestion } from './prove/site.ts';
import { sourceQuestion } from './prove/source-address.ts';
import { runOperation } from './run-operation.ts';
import { confirmProject } from './terminal.ts';
import { localRunner } from './tools/run.ts';

await runOperation(proveMessages.usage, {}, async ({ project, values }) => {
  if (!isDemo(project)) {
    const question = proveMessages.confirm(project);
    await confirmProject(project, { question, refusal: proveMessages.notConfirmed });
  }
  const place = endpointsOf(project, Number(values['port-offset'] ?? 0));
  const member = new TrialMember(place);
  // firebase-tools uses a quota project of its own.
  const run = localRunner({ ...process.env, GOOGLE_CLOUD_QUOTA_PROJECT: undefined });
  const questions = [
    ...member.questions,
    appCheckQuestion(place),
    cacheQuestion(place),
    sourceQuestion(place, run, console.log),
  ];
  try {
    const count = await askAll(questions, project, console.log);
    console.log(count === 0 ? proveMessages.sound : proveMessages.unsound(count));
    return count === 0;
  } finally {
    await member.cleanUp();
  }
});
