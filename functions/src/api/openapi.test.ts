import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { routes } from './routes/index.ts';
import { openApiOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Schema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

const document = openApiOf(routes, '1.2.3');
const paths = document.paths as Record<string, Record<string, Operation | undefined>>;
const operation = (method: string, path: string): Operation => {
  const found = paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
};
const sent = (method: string, path: string, type = 'application/json') =>
  operation(method, path).requestBody?.content[type]?.schema;

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const copy = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    expect(await validator.validate(copy)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(document).toMatchObject({ info: { version: '1.2.3' } });
  });

  it('has each route once, under a name of its own', () => {
    const names = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map((found) => found?.operationId);
    expect(names).toHaveLength(routes.length);
    expect(new Set(names)).toHaveLength(routes.length);
  });

  it('refers to nothing that it has not', () => {
    const text = JSON.stringify(document);
    const { schemas } = document.components as { schemas: object };
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(referred));
    expect(referred).toContain('Article');
    expect(text).not.toContain('$defs');
  });

  it('says who needs a token', () => {
    expect(operation('POST', '/api/auth/login').security).toEqual([]);
    expect(operation('GET', '/api/articles').security).toEqual([{}, { token: [] }]);
    expect(operation('GET', '/api/inscriptions').security).toEqual([{ token: [] }]);
  });

  it('says which statuses a route refuses with', () => {
    const statuses = Object.keys(operation('PUT', '/api/temoignages/{id}').responses);
    const refusals = ['400', '401', '403', '404', '409', '413', '415', '429'];
    expect(statuses).toEqual(['200', ...refusals, 'default']);
  });

  it('has the id in the path and not in the body', () => {
    expect(sent('PUT', '/api/articles/{id}')?.properties).not.toHaveProperty('id');
  });

  it('has pictures as text in JSON and as files in forms', () => {
    const image = (type: string) => sent('POST', '/api/galerie', type)?.properties['image'];
    expect(image('application/json')).toHaveProperty('anyOf');
    expect(image('multipart/form-data')).toHaveProperty('contentMediaType');
    // Without one, the record keeps the picture that it has.
    expect(sent('PUT', '/api/galerie/{id}')?.required ?? []).not.toContain('image');
  });

  it('says what is refused because it is unknown', () => {
    expect(sent('POST', '/api/auth-sqlite/users')).toHaveProperty(
      'additionalProperties',
      false,
    );
    expect(sent('PUT', '/api/articles/{id}')).not.toHaveProperty('additionalProperties');
  });

  it('asks for a requestId of those who have one only', () => {
    const { properties, required } = sent('POST', '/api/inscriptions') ?? {};
    expect(properties).toHaveProperty('requestId');
    expect(required ?? []).not.toContain('requestId');
  });
});
