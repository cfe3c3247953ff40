import { isLoopback } from './demo-mode.ts';

/** Host names under which this server's pages may be: the one of its address, further ones, and on one's own machine all of its names. */
export function authorizedDomains(publicUrl: string, others: readonly string[]): string[] {
  const { hostname } = new URL(publicUrl);
  return [...new Set([hostname, ...(isLoopback(hostname) ? ['localhost', '127.0.0.1', '[::1]'] : []), ...others])];
}
