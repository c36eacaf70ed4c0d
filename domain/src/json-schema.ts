import { z } from 'zod';
import type { Schema } from './schema.ts';

/** A description in the language of JSON Schema 2020-12, which is also OpenAPI's. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What `schema` lets in, as a document can say it. Checks that are code, such as that of a phone
 * number, are not in it. Schemas with a name are in `$defs`, under that name.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // Which version of the language this is, the document around it says.
  return Object.fromEntries(Object.entries(described).filter(([name]) => name !== '$schema'));
}
