import { scopeOf } from '@snapwell/contract/organizations/integrations/api-scopes';
import type { BodyOf, EndpointDefinition, ParamsOf, QueryOf, RateLimit } from '@snapwell/contract/http/endpoint';
import type { Language } from '@snapwell/contract/text/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller, CallerOf } from '#security/caller.ts';
import type { Guard } from '#security/guard.ts';
import { eventOf, refusalOf } from '#security/recorded-calls.ts';
import { AppError } from './app-error.ts';
import { receiveUpload, type UploadOf } from '../files/receive-upload.ts';
import type { RequestLimiter } from '../limits/request-limiter.ts';
import { requestLanguage } from '../locale/texts.ts';
import { readIn, textsLanguage } from '../locale/reading-language.ts';
import type { Trail } from './trail.ts';

/** What routes are put on. */
export interface HttpServer {
  readonly app: FastifyInstance;
  readonly guard: Guard;
  readonly limit: RequestLimiter;
  readonly trail: Trail;
  /** Where uploads lie that are too large for memory. */
  readonly uploadsDir: string;
}

export interface Call<E extends EndpointDefinition> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: CallerOf<E>;
  /** The whole upload, never larger than the endpoint allows; it is gone when the call has ended. */
  readonly file: UploadOf<E>;
  readonly request: FastifyRequest;
  /** In which whatever a person reads of the answer is written. */
  readonly language: Language;
}

export type ReceivedCall<E extends EndpointDefinition> = Pick<Call<E>, 'params' | 'query' | 'body' | 'caller'>;

/**
 * Puts an endpoint of the contract on the server: limits, authority, validation on the way in, and on the way out the
 * result's schema, so that no field leaves that the contract does not name.
 */
export function serve<const E extends EndpointDefinition>(
  server: HttpServer,
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E['result']>>,
): void {
  server.app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { isUpload: endpoint.file !== undefined },
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    handler: async (request, reply) => {
      const called = await receiveCall(server, endpoint, request);
      const upload = endpoint.file ? await receiveUpload(request, endpoint.file, server.uploadsDir) : null;
      const language = requestLanguage(request, request.language);
      const call = { ...called, file: upload?.file as UploadOf<E>, request, language };
      const result = await readIn(textsLanguage(request.headers) ?? language, () => handle(call)).finally(() =>
        upload?.remove(),
      );
      const event = eventOf(endpoint, called.caller, called);
      if (event) await server.trail.record({ ...event, address: request.ip });
      return reply
        .code(endpoint.status ?? 200)
        .header('cache-control', 'no-store')
        .send(presentable(endpoint, result));
    },
  });
}

/** The result as the contract names it. One that does not fit is our mistake, not the caller's. */
function presentable(endpoint: EndpointDefinition, result: unknown): unknown {
  const parsed = endpoint.result.safeParse(result);
  if (parsed.success) return parsed.data;
  throw new Error(`${endpoint.method} ${endpoint.path} answered what its contract does not allow.`, {
    cause: parsed.error,
  });
}

/** What a call says, and whose it is. Nothing is looked at before the caller is let in. */
export async function receiveCall<E extends EndpointDefinition>(
  server: HttpServer,
  endpoint: E,
  request: FastifyRequest,
): Promise<ReceivedCall<E>> {
  const caller = await admit(server, endpoint, request);
  const params = endpoint.params?.parse(request.params);
  const query = endpoint.query?.parse(request.query);
  const body = endpoint.body?.parse(request.body ?? {});
  // The one cast between what was parsed at run time and what the endpoint promises.
  return { params, query, body, caller } as unknown as ReceivedCall<E>;
}

/**
 * Lets the caller in and takes the request from their budget. Strangers, and tokens that are refused, draw from their
 * address's.
 */
async function admit<E extends EndpointDefinition>(
  server: HttpServer,
  endpoint: E,
  request: FastifyRequest,
): Promise<CallerOf<E>> {
  const orgId = (request.params as { orgId?: string }).orgId ?? organizationInQuery(endpoint, request);
  const budget = endpoint.rateLimit ?? (endpoint.method === 'GET' ? 'read' : 'write');
  let known: Caller | null = null;
  const allowed = await server
    .guard(endpoint.authority, request.headers.authorization, orgId, (caller) => (known = caller))
    .then((passed) => refuseOutOfScope(endpoint, passed))
    .catch((error: unknown) => refuse(server, endpoint, { request, error, budget, orgId, known }));
  const { uid = null, language = null } = (allowed ?? {}) as Partial<Caller>;
  request.uid = uid;
  request.language = language;
  await server.limit(budget, uid ?? request.ip);
  return (allowed && { ...(allowed as object), address: request.ip }) as CallerOf<E>;
}

/** A program's key opens what its scopes name, and nothing else, whatever its maker may do. */
function refuseOutOfScope<C>(endpoint: EndpointDefinition, passed: C): C {
  const { scopes } = (passed ?? {}) as Partial<Caller>;
  const needed = scopeOf(endpoint);
  if (scopes && (needed === null || !scopes.includes(needed))) throw new AppError('token_scope');
  return passed;
}

interface Refusal {
  readonly request: FastifyRequest;
  readonly error: unknown;
  readonly budget: RateLimit;
  readonly orgId: string | undefined;
  readonly known: Caller | null;
}

/** What is refused costs its caller too, and one who asks for more than they may leaves a trail. */
async function refuse(
  server: HttpServer,
  endpoint: EndpointDefinition,
  { request, error, budget, orgId, known }: Refusal,
): Promise<never> {
  request.uid = known?.uid ?? null;
  request.language = known?.language ?? null;
  if (error instanceof AppError && error.status < 500) await server.limit(budget, known?.uid ?? request.ip);
  if (known && error instanceof AppError && error.status === 403)
    await server.trail.record({ ...refusalOf(endpoint, known, orgId), address: request.ip });
  throw error;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is, once that is known. */
    uid: string | null;
    /** Which they have chosen. */
    language: Language | null;
  }
}

/** Some addresses of the specification name the organization in the query instead of the path. */
function organizationInQuery({ path }: EndpointDefinition, request: FastifyRequest): string | undefined {
  const { org_id: orgId } = request.query as { org_id?: unknown };
  return path.includes(':orgId') || typeof orgId !== 'string' ? undefined : orgId;
}
