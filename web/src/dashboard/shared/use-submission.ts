import { useRef, useState, type RefObject } from 'react';
import { CommandFailure } from '../../data/callables.ts';
import { sentenceOf } from './failure-sentence.ts';
import { focusFirstError } from './focus-first-error.ts';

type Complaints = Readonly<Record<string, string>>;

/** The sending of a form, with what is wrong with it. */
export interface Submission {
  /** The form, in which the first wrong control gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is wrong with each field, by its name. */
  readonly errors: Complaints;
  /** What is wrong with the whole. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** Shows what is wrong, in place of what was. */
  readonly complain: (errors: Complaints, problem?: string) => void;
  /** Does `work` once at a time; its failure is shown, with `fallback` where it says nothing. */
  readonly submit: (work: () => Promise<void>, fallback: string) => Promise<void>;
}

export function useSubmission(): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Complaints>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function complain(found: Complaints, sentence?: string) {
    setErrors(found);
    setProblem(sentence);
    focusFirstError(form.current);
  }

  async function submit(work: () => Promise<void>, fallback: string) {
    if (isBusy) return;
    setErrors({});
    setProblem(undefined);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      const fields = failure instanceof CommandFailure ? failure.fields : {};
      complain(fields, sentenceOf(failure, fallback));
    } finally {
      setBusy(false);
    }
  }

  return { form, errors, problem, isBusy, complain, submit };
}
