import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';
const ANCESTORS = /frame-ancestors [^;]*/;

/** Lets the pages of these sites show this answer in a frame, beside the server's own. */
export function allowFrames({ raw }: FastifyReply, sites: readonly string[]): void {
  if (sites.length === 0) return;
  const policy = String(raw.getHeader(POLICY) ?? '');
  raw.setHeader(POLICY, policy.replace(ANCESTORS, `frame-ancestors 'self' ${sites.join(' ')}`));
  // The older header knows no list of sites; browsers that read the newer one do not need it.
  raw.removeHeader('x-frame-options');
}
