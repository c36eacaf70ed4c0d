import { failureAnswer, jsonSchemaOf, type JsonSchema } from '@centre/domain/api-answers';
import { limits } from '@centre/domain/limits';
import type { Schema } from '@centre/domain/schema';
import type { BodyDescription, Route } from './route.ts';
import { refusalsOf, whoMay } from './access.ts';

type Node = Readonly<Record<string, unknown>>;

const documents = new WeakMap<readonly Route[], Node>();

/** The routes as an OpenAPI 3.1 document, made once. */
export function openApiOf(routes: readonly Route[], version: string): Node {
  const known = documents.get(routes) ?? documentOf(routes, version);
  documents.set(routes, known);
  return known;
}

function documentOf(routes: readonly Route[], version: string): Node {
  const schemas: Record<string, unknown> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  const described = (schema: Schema) => withDefinitions(jsonSchemaOf(schema), schemas);
  const failure = described(failureAnswer);
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route, described, failure);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'HTTP API of the training centre', version },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: '`token` of a login.' },
      },
    },
  };
}

type Describe = (schema: Schema) => JsonSchema;

function operationOf(route: Route, described: Describe, failure: JsonSchema): Node {
  const { method, path, description } = route;
  const { does, body, answer, status } = description;
  const [, , resource = ''] = path.split('/');
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [resource],
    summary: does,
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(body && { requestBody: bodyOf(body, described) }),
    responses: {
      [status]: { description: 'Done.', content: json(described(answer)) },
      ...Object.fromEntries(
        refusalsOf(route).map((refusal) => [
          refusal,
          { description: meanings[refusal] ?? 'Refused.', content: json(failure) },
        ]),
      ),
      default: { description: 'A failure of the server.', content: json(failure) },
    },
  };
}

export const meanings: Readonly<Record<number, string>> = {
  400: 'What was sent is wrong; `fields` says where.',
  401: 'No token where one is needed, or one that opens nothing any more.',
  403: 'The role does not permit it.',
  404: 'It is not there, or not to be seen.',
  409: 'The state of things does not allow it.',
  413: 'Too large.',
  415: 'No kind of body, or of image, that is accepted.',
  429: 'Too many tries; `Retry-After` says in how many seconds to try again.',
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function securityOf(route: Route): readonly Node[] {
  const who = whoMay(route);
  if (who === 'anyone') return [];
  return who === 'visitors' ? [{}, { token: [] }] : [{ token: [] }];
}

function parametersOf({ path, description: { isList } }: Route): readonly Node[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,128}$' },
  }));
  const limit = { type: 'integer', minimum: 1, default: limits.listPage };
  return isList
    ? [
        ...inPath,
        { name: 'limit', in: 'query', schema: limit },
        { name: 'cursor', in: 'query', schema: { type: 'string' } },
      ]
    : inPath;
}

function bodyOf(body: BodyDescription, described: Describe): Node {
  const { picture } = body;
  const record = recordOf(body, described(body.schema));
  return {
    content: {
      ...json(withPicture(record, picture, pictureInJson)),
      ...(picture && {
        'multipart/form-data': { schema: withPicture(record, picture, pictureInForm) },
      }),
    },
  };
}

const pictureInJson = {
  anyOf: [
    {
      type: 'string',
      description: 'The picture itself, as a `data:` URL, or the address that the record has.',
    },
    {
      type: 'object',
      description: 'An object that the caller put in quarantine.',
      properties: { path: { type: 'string' } },
      required: ['path'],
    },
  ],
};

const pictureInForm = { type: 'string', contentMediaType: 'application/octet-stream' };

function withPicture(record: JsonSchema, name: string | undefined, picture: Node): JsonSchema {
  if (name === undefined) return record;
  return { ...record, properties: { ...(record['properties'] as Node), [name]: picture } };
}

/** The schema of a command's request as callers of the route see it. */
function recordOf(
  { optional = [], isLenient }: BodyDescription,
  schema: JsonSchema,
): JsonSchema {
  const { properties, required, additionalProperties, ...rest } = schema;
  // The path names the record; a new one has no id.
  const shown = Object.entries(properties as Node).filter(([name]) => name !== 'id');
  const needed = ((required ?? []) as string[]).filter(
    (name) => name !== 'id' && !optional.includes(name),
  );
  return {
    ...rest,
    properties: Object.fromEntries(shown),
    ...(needed.length > 0 && { required: needed }),
    ...(!isLenient && { additionalProperties }),
  };
}

/** `schema` with its definitions moved to the document's `schemas`. */
function withDefinitions(
  { $defs, ...schema }: JsonSchema,
  schemas: Record<string, unknown>,
): JsonSchema {
  for (const [name, definition] of Object.entries(($defs ?? {}) as Node)) {
    schemas[name] = referring(definition);
  }
  return referring(schema) as JsonSchema;
}

function referring(value: unknown): unknown {
  const text = JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text);
}
