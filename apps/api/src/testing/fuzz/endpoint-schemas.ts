import { endpointList } from '@snapwell/contract/api/permissions';
import { z } from 'zod';
import type { Schema } from './values.ts';

const jsonSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;

/** Every endpoint of the contract with what it takes, as the description of the API says it. */
export const fullEndpointList = endpointList.map(({ endpoint }) => ({
  endpoint,
  params: endpoint.params ? jsonSchema(endpoint.params) : {},
  query: endpoint.query ? jsonSchema(endpoint.query) : { type: 'object' },
  body: endpoint.body ? jsonSchema(endpoint.body) : null,
}));
