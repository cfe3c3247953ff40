const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Only programs of the same machine reach this host. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);

/** The address people use: the one that is set, else the one it listens on. */
export function publicUrlOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: {
  PUBLIC_URL?: string | undefined;
  HOST: string;
  PORT: number;
}): string {
  if (PUBLIC_URL) return PUBLIC_URL;
  const isLocal = isLoopback(HOST) || EVERYWHERE.has(HOST);
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${isLocal ? 'localhost' : host}:${PORT}`;
}

/**
 * Host names under which this server's pages may be: the one of its address, further ones, and on one's own machine
 * all of its names.
 */
export function authorizedDomains(publicUrl: string, others: readonly string[]): string[] {
  const { hostname } = new URL(publicUrl);
  return [...new Set([hostname, ...(isLoopback(hostname) ? ['localhost', '127.0.0.1', '[::1]'] : []), ...others])];
}
