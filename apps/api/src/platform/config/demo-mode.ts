import type { Env } from './env.ts';
import { isLoopback } from '../web/public-url.ts';

/**
 * Whether the server shows itself with sample people, a sample sign-in provider and an open outbox. `DEMO` decides;
 * without it only a server that nobody configured and that only its own machine can reach.
 */
export function isDemoMode(env: Env): boolean {
  if (env.DEMO !== undefined) return env.DEMO;
  const isConfigured =
    env.AUTH_PROVIDER === 'hosted' ||
    [env.DATABASE_URL, env.SMTP_URL, env.GOOGLE_CLIENT_ID].some((setting) => setting !== undefined);
  const isReachable =
    !isLoopback(env.HOST) || (env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname));
  return env.NODE_ENV !== 'production' && !isConfigured && !isReachable;
}
