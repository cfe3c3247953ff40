import { errorCatalogue } from '@snapwell/contract/http/error';
import { errorBody } from '@snapwell/contract/http/error.schemas';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';

/** Longer than anything here takes, on a busy machine too. */
const PATIENCE_MS = 30_000;

export interface JudgedResponse {
  readonly status: number;
  /** What is wrong with the answer; null when nothing is. */
  readonly fault: string | null;
  readonly body: unknown;
}

/** Sends a request, and looks whether the answer is one that the contract allows. */
export async function judgeAnswer(
  endpoint: EndpointDefinition,
  address: string,
  init: RequestInit,
): Promise<JudgedResponse> {
  const stop = new AbortController();
  const patience = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const response = await fetch(address, { ...init, signal: stop.signal });
    const { status } = response;
    if (isStreaming(response)) {
      await response.body!.getReader().read();
      return { status, fault: endpoint.isStream ? null : 'a stream that the contract does not know', body: null };
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    if (status === 304) return { status, fault: null, body: null };
    if (status >= 400) return judgeRefusal(status, bytes);
    return judgeResult(endpoint, response, bytes);
  } catch (error) {
    return { status: 0, fault: stop.signal.aborted ? 'no answer' : `no answer: ${String(error)}`, body: null };
  } finally {
    clearTimeout(patience);
    stop.abort();
  }
}

const isStreaming = (response: Response) =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

function judgeRefusal(status: number, bytes: Buffer): JudgedResponse {
  const body = parse(bytes);
  const refusal = errorBody.strict().safeParse(body);
  const isKnown =
    refusal.success &&
    Object.entries(errorCatalogue).some(([code, entry]) => code === refusal.data.code && entry.status === status);
  if (status >= 500) return { status, fault: 'a failure of the server', body };
  return { status, fault: isKnown ? null : 'a refusal that the catalogue does not know', body };
}

function judgeResult(endpoint: EndpointDefinition, response: Response, bytes: Buffer): JudgedResponse {
  const { status } = response;
  if (endpoint.download) return { status, fault: null, body: null };
  if (status >= 300) return { status, fault: null, body: null };
  if (status !== (endpoint.status ?? 200))
    return { status, fault: 'another status than the contract says', body: null };
  if (response.headers.get('cache-control') === null) return { status, fault: 'nothing about caching', body: null };
  const body = parse(bytes);
  const result = endpoint.result.safeParse(body);
  if (!result.success) return { status, fault: `not what the contract says: ${result.error.message}`, body };
  return { status, fault: null, body };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
