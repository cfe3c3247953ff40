import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { type Language, TEXTS_HEADER } from '@snapwell/contract/text/language';
import { currentLanguage } from '../locale/locale.ts';

export function headersWith(
  endpoint: EndpointDefinition,
  { textsIn }: { readonly textsIn?: Language },
  token: string | null,
): Headers {
  return new Headers({
    accept: endpoint.isStream ? 'text/event-stream' : 'application/json',
    // What the server says stands on a page in this language.
    'accept-language': currentLanguage(),
    ...(textsIn && { [TEXTS_HEADER]: textsIn }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  });
}

export function payloadOf(
  endpoint: EndpointDefinition,
  input: AnyInput,
  headers: Headers,
): { body?: FormData | string } {
  if (endpoint.file && input.file) {
    const form = new FormData();
    form.set(endpoint.file.field, input.file);
    return { body: form };
  }
  if (endpoint.method === 'GET' || input.body === undefined) return {};
  headers.set('content-type', 'application/json');
  return { body: JSON.stringify(input.body) };
}

/** What a call brings along, whatever its endpoint. */
export interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Blob;
}

/** Path with its parameters filled in and its query, from which nulls are dropped. */
export function addressOf(endpoint: EndpointDefinition, { params, query }: AnyInput): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const given = Object.entries((query as Record<string, unknown> | undefined) ?? {}).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return given.length > 0
    ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : path;
}

/** The host with https, unless it is this machine or its own network (spec §7). */
export function secureHost(host: string): string {
  const url = new URL(host);
  const { hostname } = url;
  const isOwnNetwork = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(::1|f[cd].*)\]$/.test(hostname);
  // A name without a dot only means something inside the own network.
  const isLocal = isOwnNetwork || /(^|\.)(local|localhost)$|^[^.:]+$/.test(hostname);
  if (!isLocal) url.protocol = 'https:';
  return url.origin;
}
