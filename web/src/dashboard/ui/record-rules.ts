import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@centre/domain/messages/messages';
import type { Schema } from '@centre/domain/schema';
import { normalizeText } from '@centre/domain/typed-text';
import type { FieldErrors, FieldValues, UseFormProps } from 'react-hook-form';

/** What is wrong with each field, and with the whole under `root`. */
export type Problems = Readonly<Partial<Record<string, string>>>;

export interface Rules<Values extends FieldValues> {
  /** Of the request that the form is sent as, or of a part of it; the server judges when absent. */
  readonly schema?: Schema;
  /** What `schema` judges, under the names of the fields; the values when absent. */
  readonly requestOf?: (values: Values) => object;
  /** What no request says, such as a confirmation that differs. */
  readonly problemsOf?: (values: Values) => Problems;
  /** Said of the whole form while a required field is empty. */
  readonly incomplete?: string;
}

/** What is wrong with `values`, in the words of the server; nothing when they can be sent. */
export async function problemsIn<Values extends FieldValues>(
  { schema, requestOf, problemsOf, incomplete }: Rules<Values>,
  values: Values,
): Promise<Problems> {
  const judge = schema && zodResolver(schema as Schema<FieldValues, FieldValues>);
  const judged = await judge?.(requestOf?.(values) ?? values, undefined, withoutElements);
  const refused = Object.entries(judged?.errors ?? {}).map(([name, error]) => {
    const sentence = sentenceIn(error);
    return [
      name || 'root',
      sentence === incomplete ? messages.field.required : sentence,
    ] as const;
  });
  const problems: Problems = { ...Object.fromEntries(refused), ...problemsOf?.(values) };
  const isIncomplete =
    incomplete && Object.keys(problems).some((name) => isEmpty(values[name]));
  return isIncomplete ? { ...problems, root: incomplete } : problems;
}

/** The form moves the focus by itself: the resolver need not know its elements. */
const withoutElements = { fields: {}, shouldUseNativeValidation: false };

/** How long nothing is typed before a mistake is said; it is said at once when a field is left. */
const pauseMs = 1000;

/** Options of React Hook Form that hold what is typed to `rules`. */
export function formRules<Values extends FieldValues>(
  rules: Rules<Values>,
): UseFormProps<Values> {
  return {
    mode: 'onChange',
    delayError: pauseMs,
    shouldFocusError: false,
    resolver: async (values) => {
      const problems = Object.entries(await problemsIn(rules, values));
      if (problems.length === 0) return { values, errors: {} };
      const errors = problems.map(([name, message]) => [name, { type: 'rule', message }]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  };
}

const isEmpty = (value: unknown) => typeof value === 'string' && normalizeText(value) === '';

/** The sentence of an error, or the first of those of the parts of its field. */
function sentenceIn(error: unknown): string | undefined {
  const { message, ...parts } = error as { readonly message?: unknown };
  return typeof message === 'string' ? message : sentenceIn(Object.values(parts)[0]);
}
