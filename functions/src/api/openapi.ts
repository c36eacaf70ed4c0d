import {
  OpenApiGeneratorV31,
  OpenAPIRegistry,
  type RouteConfig,
  type ZodRequestBody,
} from '@asteasolutions/zod-to-openapi';
import { failureAnswer } from '@centre/domain/api-answers';
import { limits } from '@centre/domain/limits';
import { documentId } from '@centre/domain/schema';
import { z } from 'zod';
import type { BodyDescription, Route } from './route.ts';

type Document = ReturnType<OpenApiGeneratorV31['generateDocument']>;

const documents = new WeakMap<readonly Route[], Document>();

/** The routes as an OpenAPI 3.1 document, made once. */
export function openApiOf(routes: readonly Route[], version: string): Document {
  const known = documents.get(routes) ?? documentOf(routes, version);
  documents.set(routes, known);
  return known;
}

function documentOf(routes: readonly Route[], version: string): Document {
  const registry = new OpenAPIRegistry();
  for (const route of routes) registry.registerPath(operationOf(route));
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: '`token` of a login.',
  });
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'HTTP API of the training centre', version },
    servers: [{ url: '/' }],
  });
}

function operationOf(route: Route): RouteConfig {
  const { path, description } = route;
  const { does, isList, body, answer, status } = description;
  const method = route.method.toLowerCase() as RouteConfig['method'];
  const [, , resource = ''] = path.split('/');
  return {
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    operationId: `${method}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [resource],
    summary: does,
    security: securityOf(route),
    request: {
      ...(path.includes(':id') && { params: z.object({ id: documentId }) }),
      ...(isList && { query: pageQuery }),
      ...(body && { body: bodyOf(body) }),
    },
    responses: {
      [status]: { description: 'Done.', content: json(answer) },
      ...Object.fromEntries(
        refusalsOf(route).map((refusal) => [
          refusal,
          { description: meanings[refusal] ?? 'Refused.', content: json(failureAnswer) },
        ]),
      ),
      default: { description: 'A failure of the server.', content: json(failureAnswer) },
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

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const pageQuery = z.object({
  limit: z.int().min(1).default(limits.listPage),
  cursor: z.string().optional(),
});

function securityOf(route: Route): Record<string, string[]>[] {
  const who = whoMay(route);
  if (who === 'anyone') return [];
  return who === 'visitors' ? [{}, { token: [] }] : [{ token: [] }];
}

function bodyOf(body: BodyDescription): ZodRequestBody {
  return {
    content: {
      ...json(recordOf(body, pictureInJson)),
      ...(body.picture && {
        'multipart/form-data': { schema: recordOf(body, pictureInForm) },
      }),
    },
  };
}

const pictureInJson = z.union([
  z.string().meta({
    description: 'The picture itself, as a `data:` URL, or the address that the record has.',
  }),
  z
    .object({ path: z.string() })
    .meta({ description: 'An object that the caller put in quarantine.' }),
]);

const pictureInForm = z.string().meta({ contentMediaType: 'application/octet-stream' });

/** A command's request as callers of the route send it. */
function recordOf(body: BodyDescription, pictureAs: z.ZodType): z.ZodObject {
  // The path names the record; a new one has no id.
  const { id: _, ...shape } = body.schema.shape;
  const { picture, optional = [], isLenient } = body;
  const left = [
    ...optional,
    ...(picture && shape[picture]?.safeParse(undefined).success ? [picture] : []),
  ];
  const fields = { ...shape, ...(picture && { [picture]: pictureAs }) };
  const record = isLenient ? z.object(fields) : z.strictObject(fields);
  return record.partial(Object.fromEntries(left.map((name) => [name, true])));
}

/** Who may use a route. */
export type Who =
  /** Everybody; no token is refused. */
  | 'anyone'
  /** Everybody whose token, if there is one, is valid; members may see more. */
  | 'visitors'
  | 'members'
  | { readonly permission: string };

export function whoMay({ command, ignoresSession }: Route): Who {
  if (!command || ignoresSession) return 'anyone';
  const { guard } = command;
  if ('allow' in guard) return 'visitors';
  const { resource, action } = guard;
  // Every role reads the dashboard.
  if (resource === 'dashboard' && action === 'read') return 'members';
  return { permission: `${resource}: ${action}` };
}

/** The statuses of a route's refusals, in ascending order; failures of the server are extra. */
export function refusalsOf(route: Route): number[] {
  const { description, path, command } = route;
  const who = whoMay(route);
  const statuses = [
    ...(command ? [400] : []),
    ...(who === 'anyone' ? [] : [401]),
    ...(who === 'anyone' || who === 'visitors' ? [] : [403]),
    ...(path.includes(':') ? [404] : []),
    ...(description.body ? [413, 415] : []),
    ...description.refusals,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}
