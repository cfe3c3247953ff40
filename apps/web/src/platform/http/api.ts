import type { CallInput, EndpointDefinition, ResultOf } from '@snapwell/contract/http/endpoint';
import type { Language } from '@snapwell/contract/text/language';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { ApiError, errorOfNetwork, errorOfResponse } from './api-error.ts';
import { forgetWithPerson } from '../person.ts';
import { addressOf, type AnyInput, headersWith, payloadOf, secureHost } from './request.ts';
import { saveResponse, readResponse } from './response-cache.ts';

/** Answers to GET calls are kept in memory this long (spec §7, §9). */
export const GET_CACHE_MS = 10_000;
/** As long as the identity library waits for its own calls (spec §9). */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;

export interface CallOptions {
  /** Ask the server although an answer younger than 10 s is here. */
  readonly isCacheSkipped?: boolean;
  /** Of a write that tells the server of something and changes nothing that is read: what was remembered stays. */
  readonly isReport?: boolean;
  /**
   * `none` switches the bearer token off; `optional` sends it when somebody is signed in (what calls open to anyone
   * do by default).
   */
  readonly auth?: 'required' | 'optional' | 'none';
  /** Have the token refreshed before this call. */
  readonly isTokenFresh?: boolean;
  /** Of a GET: kept on this device for this person, and given out while the server is out of reach. */
  readonly isKept?: boolean;
  /** Has the texts of a library in this language where there are some, whatever the language of the page. */
  readonly textsIn?: Language | undefined;
  /** The page is going away: the call sets out in this very moment, and the browser finishes it by itself. */
  readonly isKeptAlive?: boolean;
}

export interface Connection {
  /** Origin of the API. */
  readonly host: string;
  /** The token of whoever is signed in; rejects when nobody is. */
  getToken(options: { isFresh: boolean }): Promise<string>;
  hasUser(): boolean;
  /** Whose answers are kept on this device; without it nobody's are. */
  uid?(): string | null;
  /** Told of every answer that could be read, refusals too. */
  onAnswer?(): void;
  /** Told of every call that failed. */
  onFailure?(error: ApiError, endpoint: EndpointDefinition): void;
}

let connection: Connection | null = null;
const connecting = Promise.withResolvers<void>();
let generation = 0;
const answers = new Map<string, { at: number; answer: unknown }>();
const inFlight = new Map<string, Promise<unknown>>();
/** The token used last: a page that goes away has no time to ask for one. */
let lastToken: string | null = null;

/** Tells this layer whom to call and whose token to send. Once, at the start. */
export function connectApi(to: Connection): void {
  connection = { ...to, host: secureHost(to.host) };
  connecting.resolve();
  lastToken = null;
  forgetAnswers();
}

forgetWithPerson(() => {
  forgetAnswers();
  lastToken = null;
});

/** Drops what was remembered: after every write, and when another person signs in. */
export function forgetAnswers(): void {
  generation++;
  answers.clear();
  inFlight.clear();
}

/** Calls an endpoint of the contract. Rejects with `ApiError`. */
export function call<const E extends EndpointDefinition>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ResultOf<E>> {
  // The one cast between what the network brought and what the endpoint promises; the server checks it on its way out.
  if (endpoint.method !== 'GET') return write(endpoint, input, options) as Promise<ResultOf<E>>;
  return read(endpoint, input, options) as Promise<ResultOf<E>>;
}

/** The raw answer of an endpoint, for the ones that stream. Rejects with `ApiError` when it is a refusal. */
export async function callForStream<const E extends EndpointDefinition>(
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
): Promise<Response> {
  return tellingFailure(endpoint, async () => {
    const response = await send(endpoint, input, {}, signal);
    connected().onAnswer?.();
    return response;
  });
}

/** Where a socket of the API is opened, and the token that goes with it. */
export async function socketOf(
  path: string,
  { isStranger = false }: { isStranger?: boolean } = {},
): Promise<{ address: string; token: string | null }> {
  const { host, getToken } = connected();
  return { address: host.replace(/^http/, 'ws') + path, token: isStranger ? null : await getToken({ isFresh: false }) };
}

function read(endpoint: EndpointDefinition, input: AnyInput, options: CallOptions): Promise<unknown> {
  const key = `${options.auth ?? ''} ${options.textsIn ?? ''} ${addressOf(endpoint, input)}`;
  const kept = answers.get(key);
  if (kept && !options.isCacheSkipped && Date.now() - kept.at < GET_CACHE_MS) return Promise.resolve(kept.answer);
  const running = inFlight.get(key);
  if (running) return running;
  const startedIn = generation;
  const ask = () => askFor(endpoint, input, options, TIMEOUT_MS);
  const asked = (options.isKept ? askOrRemember(keptAs(endpoint, input, options), ask) : ask())
    .then((answer) => {
      // An answer that set out before a write may be older than it.
      if (startedIn === generation) answers.set(key, { at: Date.now(), answer });
      return answer;
    })
    .finally(() => {
      if (inFlight.get(key) === asked) inFlight.delete(key);
    });
  inFlight.set(key, asked);
  return asked;
}

/** An answer with texts in a chosen language is kept beside the one in the page's. */
const keptAs = (endpoint: EndpointDefinition, input: AnyInput, { textsIn }: CallOptions) =>
  addressOf(endpoint, input) + (textsIn ? `#${textsIn}` : '');

/** Asks the server and keeps what it says; out of its reach, gives what it said last to the same person. */
async function askOrRemember(address: string, ask: () => Promise<unknown>): Promise<unknown> {
  const { uid = () => null } = connected();
  const asker = uid();
  try {
    const answer = await ask();
    // Somebody else may have signed in meanwhile.
    if (asker !== null && asker === uid()) void saveResponse(asker, address, answer);
    return answer;
  } catch (error) {
    const kept = asker !== null && isOutOfReach(error) ? await readResponse(asker, address) : undefined;
    if (kept === undefined || asker !== uid()) throw error;
    return kept;
  }
}

/** No answer at all, or one of a gateway whose server is away. */
const isOutOfReach = (error: unknown) => error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

async function write(endpoint: EndpointDefinition, input: AnyInput, options: CallOptions): Promise<unknown> {
  try {
    return await askFor(endpoint, input, options, endpoint.file ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  } finally {
    // Also after a failure: a call that timed out may have been carried out.
    if (!options.isReport) forgetAnswers();
  }
}

function askFor(endpoint: EndpointDefinition, input: AnyInput, options: CallOptions, ms: number): Promise<unknown> {
  return tellingFailure(endpoint, async () => {
    const body = await bodyOf(await send(endpoint, input, options, AbortSignal.timeout(ms)));
    connected().onAnswer?.();
    return body;
  });
}

async function send(
  endpoint: EndpointDefinition,
  input: AnyInput,
  options: CallOptions,
  signal: AbortSignal,
): Promise<Response> {
  // On a page that came as HTML a part may call before the connection is up.
  if (!connection) await connecting.promise;
  const { host, hasUser, onAnswer } = connected();
  const headers =
    options.isKeptAlive && lastToken !== null && hasUser()
      ? headersWith(endpoint, options, lastToken)
      : await headersFor(endpoint, options);
  const init = {
    method: endpoint.method,
    headers,
    signal,
    keepalive: options.isKeptAlive,
    ...payloadOf(endpoint, input, headers),
  };
  const response = await fetch(host + addressOf(endpoint, input), init).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw errorOfNetwork(cause);
  });
  if (response.ok) return response;
  onAnswer?.();
  throw await errorOfResponse(response);
}

/** Tells of a call that failed, also while its answer was being read. */
async function tellingFailure<T>(endpoint: EndpointDefinition, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError) connected().onFailure?.(error, endpoint);
    throw error;
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw errorOfNetwork(cause);
  });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw errorOfNetwork(cause, 'parse');
  }
}

async function headersFor(endpoint: EndpointDefinition, options: CallOptions) {
  const { auth = endpoint.authority === 'anyone' ? 'optional' : 'required', isTokenFresh = false } = options;
  const { getToken, hasUser } = connected();
  const hasToken = auth === 'required' || (auth === 'optional' && hasUser());
  return headersWith(endpoint, options, hasToken ? (lastToken = await getToken({ isFresh: isTokenFresh })) : null);
}

function connected(): Connection {
  if (!connection) throw new Error('The API is not connected yet: connectApi() comes first.');
  return connection;
}

/** Runs a mutation outside of React, so that its response passes where all responses do. */
export function runMutation<Result, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Result, Error, Variables>,
  variables: Variables,
): Promise<Result> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}
