import type { z } from 'zod';

/**
 * The least a caller must be to use an endpoint, in the order of power. `identified` holds a valid token but may not be
 * registered here yet; `admin` is the system administrator, who also passes where an organization is run or looked at
 * (`member-or-admin`), but not where somebody acts as a member.
 */
export const authorities = [
  'anyone',
  'identified',
  'signed-in',
  'member',
  'member-or-admin',
  'manager',
  'org-admin',
  'admin',
] as const;
export type Authority = (typeof authorities)[number];

/**
 * Which budget of requests a call draws from; the numbers stand in `request-limits.ts`. `upload` is for all that is
 * much work, or many mails.
 */
export type RateLimit = 'read' | 'write' | 'upload' | 'none';

export interface FileField {
  /** Name of the multipart field that carries the file. */
  readonly field: string;
  readonly maxBytes: number;
  /** Too large for memory: it lies in a file of its own while the call lasts. */
  readonly isOnDisk?: true;
}

export interface EndpointDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written `:orgId`. */
  readonly path: `/api/v1/${string}`;
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly authority: Authority;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The largest JSON body, where it may be larger than usual. */
  readonly bodyBytes?: number;
  /** A multipart upload instead of a JSON body. */
  readonly file?: FileField;
  readonly result: z.ZodType;
  /** The answer is a stream of server-sent events, each of the form of `result`; it goes on until one side ends it. */
  readonly isStream?: true;
  /** The answer is a file of this type instead of JSON; then `result` says nothing of it. */
  readonly download?: string;
  /** Status of success, 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** `read` for GET and `write` otherwise when absent. */
  readonly rateLimit?: RateLimit;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E extends EndpointDefinition> = Output<E['params']>;
export type QueryOf<E extends EndpointDefinition> = Output<E['query']>;
export type BodyOf<E extends EndpointDefinition> = Output<E['body']>;
export type ResultOf<E extends EndpointDefinition> = Output<E['result']>;

/** What a client gives to call an endpoint; parts the endpoint does not have are absent. */
export type CallInput<E extends EndpointDefinition> = (undefined extends Input<E['params']>
  ? { params?: undefined }
  : { params: Input<E['params']> }) &
  (undefined extends Input<E['query']> ? { query?: undefined } : { query?: Input<E['query']> }) &
  (undefined extends Input<E['body']> ? { body?: undefined } : { body: Input<E['body']> }) &
  (E['file'] extends FileField ? { file: Blob } : { file?: undefined });

/** Declares an endpoint: the value both sides share. Returns it as it is, with its exact types. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition;
}
