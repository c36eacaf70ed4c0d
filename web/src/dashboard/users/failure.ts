import { usersTab } from '../../content/dashboard/users.ts';
import { CommandFailure } from '../../data/callables.ts';
import { toast } from '../ui/toaster.ts';
import { sentenceOf } from '../shared/failure-sentence.ts';
import { memberFields, type MemberProblems } from './member-form.ts';

/** Says why an operation on a member failed. */
export function sayFailure(failure: unknown, fallback: string): void {
  toast.error(usersTab.failure(sentenceOf(failure, fallback)));
}

/** What the server found wrong with the fields of the form. */
export function problemsOf(failure: unknown): MemberProblems {
  if (!(failure instanceof CommandFailure)) return {};
  const { fields } = failure;
  return Object.fromEntries(
    memberFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  );
}
