import { Agent, fetch } from 'undici';
import ipaddr from 'ipaddr.js';
import { type CheckedClientOptions, checkedLookup, publicOnly, RefusedAddress } from './checked-client.ts';

const PATIENCE_MS = 10_000;
/** Far more than any provider's settings, keys or tokens. */
const MOST_BYTES = 512 * 1024;

/** As much of `fetch` as clients of protocols use. */
export type Fetch = (
  address: string,
  asked: { method?: string; headers?: Headers | Record<string, string>; body?: unknown },
) => Promise<Response>;

/**
 * `fetch` for a protocol spoken with servers whose addresses come from people: what a name is looked up to is checked
 * and then connected to, redirects are not followed, and neither size nor time are theirs to choose. `allowedHosts`
 * are named by whoever runs this server: they may stand inside, and be asked by plain http.
 */
export function createCheckedFetch(allowedHosts: readonly string[], options: CheckedClientOptions = publicOnly): Fetch {
  const limits = {
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
    maxResponseSize: MOST_BYTES,
  };
  const checked = new Agent({
    ...limits,
    connect: { lookup: checkedLookup(options.mayConnectTo), timeout: PATIENCE_MS },
  });
  const allowed = new Agent({ ...limits, connect: { timeout: PATIENCE_MS } });
  return async (address, { method = 'GET', headers, body }) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isAllowed = allowedHosts.includes(host);
    if (!isAllowed) {
      if (!options.protocols.includes(url.protocol)) throw new RefusedAddress(`${url.protocol} is not allowed`);
      // An address in numbers is never looked up.
      if (ipaddr.isValid(host) && !options.mayConnectTo(host))
        throw new RefusedAddress(`${host} is not a public server`);
    }
    const response = await fetch(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body !== undefined && body !== null && { body: String(body) }),
      dispatcher: isAllowed ? allowed : checked,
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { status } = response;
    const type = response.headers.get('content-type');
    const bytes = await response.arrayBuffer();
    const mayHaveBody = ![101, 204, 205, 304].includes(status);
    return new Response(mayHaveBody ? bytes : null, { status, headers: type === null ? {} : { 'content-type': type } });
  };
}

/** Whether a failure is that an address may not be asked, and not that it did not answer. */
export function isRefusedAddress(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof RefusedAddress) return true;
  return false;
}
