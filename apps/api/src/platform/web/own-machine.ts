import type { FastifyRequest } from 'fastify';
import { isLoopback } from './public-url.ts';

/** Whether a request comes from a person at this very machine: not over a proxy, and not by a page of another site. */
export function isFromOwnMachine({ ip, host, headers }: Pick<FastifyRequest, 'ip' | 'host' | 'headers'>): boolean {
  const { hostname } = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : { hostname: '' };
  return (
    isLoopback(ip.replace(/^::ffff:/, '')) &&
    isLoopback(hostname) &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined
  );
}
