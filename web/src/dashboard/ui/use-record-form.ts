import { useEffect, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { CallError } from '../../data/callables.ts';
import {
  forgetStaffDraft,
  keepStaffDraft,
  readStaffDraft,
} from '../../data/staff/staff-drafts.ts';
import { useMember } from '../session/session-context.tsx';
import { formRules, type Rules } from './record-rules.ts';
import { sentenceOf } from './use-action.ts';

interface RecordFormOptions<Values extends FieldValues> extends Rules<Values> {
  readonly initial: Values;
  /**
   * Name of the draft, which lasts as long as the tab; no draft when absent. Never for data of
   * applicants.
   */
  readonly draft?: string;
  /** Fields left out of the draft, such as passwords. */
  readonly secrets?: readonly (keyof Values)[];
}

/** Form of the dashboard: React Hook Form with a draft and the handling of server errors. */
export function useRecordForm<Values extends FieldValues>({
  initial,
  draft,
  secrets = [],
  ...rules
}: RecordFormOptions<Values>) {
  const { id: uid } = useMember();
  const [blank] = useState(initial);
  const [stored, setStored] = useState(() => {
    const found = draft === undefined ? undefined : readStaffDraft(uid, draft);
    return typeof found === 'object' && found !== null ? found : undefined;
  });
  const form = useForm<Values>({
    defaultValues: { ...blank, ...stored } as DefaultValues<Values>,
    ...formRules(rules),
  });
  const { control, formState, setError, subscribe } = form;
  const values = useWatch({ control }) as Values;
  const problems = formState.errors as Readonly<
    Record<string, { readonly message?: string } | undefined>
  >;
  const secretNames = secrets.join();

  useEffect(() => {
    if (draft === undefined) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ name: changed, values: typed }) => {
        if (changed && secretNames.split(',').includes(changed)) return;
        const draftEntries = Object.entries(typed).filter(
          ([name]) => !secretNames.split(',').includes(name),
        );
        keepStaffDraft(uid, draft, Object.fromEntries(draftEntries));
      },
    });
  }, [uid, draft, secretNames, subscribe]);

  function forget() {
    if (draft !== undefined) forgetStaffDraft(uid, draft);
  }

  return {
    values,
    isRestored: stored !== undefined,
    isChanged: Object.entries(values).some(([name, value]) => value !== blank[name]),
    isBusy: formState.isSubmitting,
    problem: problems['root']?.message,
    errorOf: (name: string) => problems[name]?.message,
    setValue: form.setValue,
    clearErrors: form.clearErrors,
    bind: (
      name: Path<Values>,
      options?: RegisterOptions<Values>,
    ): UseFormRegisterReturn & { readonly error: string | undefined } => ({
      ...form.register(name, options),
      error: problems[name]?.message,
    }),
    /**
     * Runs `work` with valid values. The message of a failure becomes `problem` or goes to
     * `onFailure`; `fallback` is for a failure without a message.
     */
    submit: (
      work: (typed: Values) => Promise<void>,
      fallback: string,
      onFailure = (sentence: string) => setError('root', { message: sentence }),
    ) =>
      form.handleSubmit(async (typed) => {
        try {
          await work(typed);
        } catch (failure) {
          const refused = failure instanceof CallError ? failure.fields : {};
          for (const [name, message] of Object.entries(refused)) {
            setError(name as Path<Values>, { message });
          }
          onFailure(sentenceOf(failure, fallback));
        }
      })(),
    /** Deletes the draft of a form that was sent or abandoned. */
    forget,
    startOver: () => {
      form.reset(blank);
      setStored(undefined);
      forget();
    },
  };
}

export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;
