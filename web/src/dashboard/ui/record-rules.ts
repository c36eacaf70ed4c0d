import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@centre/domain/messages/messages';
import type { Schema } from '@centre/domain/schema';
import { normalizeText } from '@centre/domain/typed-text';
import type { FieldErrors, FieldValues, UseFormProps } from 'react-hook-form';

/** Error messages by field; those of the whole form are under `root`. */
export type Problems = Readonly<Partial<Record<string, string>>>;

export interface Rules<Values extends FieldValues> {
  /** Schema of the request or of a part of it; when absent, only the server validates. */
  readonly schema?: Schema;
  /** Input of `schema`, under the names of the fields; by default, the values themselves. */
  readonly requestOf?: (values: Values) => object;
  /** Errors outside of the request, such as a password confirmation that differs. */
  readonly problemsOf?: (values: Values) => Problems;
  /** Error of the whole form while a required field is empty. */
  readonly incomplete?: string;
}

/** Validation errors of `values`, with the server's messages; empty when they can be sent. */
export async function validationErrors<Values extends FieldValues>(
  { schema, requestOf, problemsOf, incomplete }: Rules<Values>,
  values: Values,
): Promise<Problems> {
  const resolve = schema && zodResolver(schema as Schema<FieldValues, FieldValues>);
  const result = await resolve?.(requestOf?.(values) ?? values, undefined, withoutElements);
  const errors = Object.entries(result?.errors ?? {}).map(([name, error]) => {
    const sentence = sentenceIn(error);
    return [
      name || 'root',
      sentence === incomplete ? messages.field.required : sentence,
    ] as const;
  });
  const problems: Problems = { ...Object.fromEntries(errors), ...problemsOf?.(values) };
  const isIncomplete =
    incomplete && Object.keys(problems).some((name) => isEmpty(values[name]));
  return isIncomplete ? { ...problems, root: incomplete } : problems;
}

/** Options of the resolver, without elements: the form moves the focus itself. */
const withoutElements = { fields: {}, shouldUseNativeValidation: false };

/** Pause in typing before an error shows, in milliseconds; leaving the field shows it at once. */
const pauseMs = 1000;

/** Options of React Hook Form that validate by `rules`. */
export function formRules<Values extends FieldValues>(
  rules: Rules<Values>,
): UseFormProps<Values> {
  return {
    mode: 'onChange',
    delayError: pauseMs,
    shouldFocusError: false,
    resolver: async (values) => {
      const problems = Object.entries(await validationErrors(rules, values));
      if (problems.length === 0) return { values, errors: {} };
      const errors = problems.map(([name, message]) => [name, { type: 'rule', message }]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  };
}

const isEmpty = (value: unknown) => typeof value === 'string' && normalizeText(value) === '';

/** Message of an error, or the first one among the parts of its field. */
function sentenceIn(error: unknown): string | undefined {
  const { message, ...parts } = error as { readonly message?: unknown };
  return typeof message === 'string' ? message : sentenceIn(Object.values(parts)[0]);
}
