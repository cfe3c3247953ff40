import * as identity from '../identity/identity.endpoints.ts';

/** The one table of endpoints, by word. API documentation, permission table and permission tests are made from it. */
export const allEndpoints = { identity } as const;
