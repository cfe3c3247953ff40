/**
 * How the worker treats a request.
 * - `page`: an address of a screen; the page comes from the network, or the one kept with this version.
 * - `asset`: carries its hash in its name and never changes.
 * - `fresh`: the newest there is, else the last one.
 * - `file`: a picture or captions of what is read; its address never holds anything else.
 * - `network`: none of the worker's business.
 */
export type Way = 'page' | 'asset' | 'fresh' | 'file' | 'network';

export interface RequestFacts {
  readonly method: string;
  readonly url: URL;
  readonly mode: string;
  readonly destination: string;
  readonly hasRange: boolean;
}

/**
 * Addresses of programs. What they answer belongs to somebody: the application keeps it by person, the worker never.
 */
const PROGRAMS =
  /^\/(api|files|healthz|readyz|\.well-known|demo-issuer|auth\/federated|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;
const FRESH = /^\/(config\.json|theme\.js|favicon\.svg|manifest\.webmanifest|icons\/[^/]+)$/;
const KEPT_FILES = new Set(['image', 'track']);

/**
 * Decides by the request alone. Streams, films (read in ranges) and everything that is not a plain read go to the
 * network.
 */
export function wayOf({ method, url, mode, destination, hasRange }: RequestFacts, origin: string): Way {
  if (method !== 'GET' || url.origin !== origin || hasRange) return 'network';
  if (url.pathname.startsWith('/files/'))
    return KEPT_FILES.has(destination) || isReadDrawing(url, destination) ? 'file' : 'network';
  if (PROGRAMS.test(url.pathname)) return 'network';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (FRESH.test(url.pathname)) return 'fresh';
  return mode === 'navigate' ? 'page' : 'network';
}

/** The page reads drawings itself, to show them with its typefaces and colours. */
const isReadDrawing = ({ pathname }: URL, destination: string) => destination === '' && pathname.endsWith('.svg');
