import { BRAND } from '@snapwell/contract/brand';
import { allEndpoints } from '@snapwell/contract/api/all-endpoints';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { errorBody } from '@snapwell/contract/http/error.schemas';
import { z } from 'zod';

/** OpenAPI 3.1 of the endpoints of the contract that this server answers, grouped by the product's words. */
export function describeApi(version: string, isServed: (endpoint: EndpointDefinition) => boolean): object {
  const paths: Record<string, Record<string, object>> = {};
  const named: Record<string, object> = {};
  for (const [word, endpoints] of Object.entries(allEndpoints)) {
    for (const [name, endpoint] of Object.entries<EndpointDefinition>(endpoints)) {
      if (!isServed(endpoint)) continue;
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = liftNamed(operation(word, name, endpoint), named) as object;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND} API`, version },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output'), ...named },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The ID token of the identity provider.',
        },
      },
    },
  };
}

/** The same with each schema that has a name (`meta({ id })`) put among the named ones, and pointed at there. */
function liftNamed(value: unknown, named: Record<string, object>): unknown {
  if (Array.isArray(value)) return value.map((each) => liftNamed(each, named));
  if (typeof value !== 'object' || value === null) return value;
  const { $defs = {}, ...rest } = value as { readonly $defs?: Record<string, object> };
  for (const [name, schema] of Object.entries($defs)) {
    const { id: _name, ...own } = schema as { id?: string };
    named[name] ??= liftNamed(own, named) as object;
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [
      key,
      key === '$ref' && typeof each === 'string'
        ? each.replace('#/$defs/', '#/components/schemas/')
        : liftNamed(each, named),
    ]),
  );
}

function operation(word: string, name: string, endpoint: EndpointDefinition): object {
  return {
    operationId: name,
    tags: [word],
    summary: inWords(name),
    description: `${endpoint.summary}\n\nLeast authority: \`${endpoint.authority}\`.`,
    'x-authority': endpoint.authority,
    ...(endpoint.authority !== 'anyone' && { security: [{ token: [] }] }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: answerOf(endpoint),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function answerOf({ download, isStream, result }: EndpointDefinition): object {
  if (download) return { [download]: { schema: { type: 'string', format: 'binary' } } };
  return { [isStream ? 'text/event-stream' : 'application/json']: { schema: jsonSchema(result, 'output') } };
}

/** `registerWithUid` -> 'Register with uid'. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

function requestBody(endpoint: EndpointDefinition): object {
  if (endpoint.file) {
    const { field } = endpoint.file;
    const schema = { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });
}
