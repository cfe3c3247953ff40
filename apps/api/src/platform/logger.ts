import pino, { type Logger } from 'pino';
import type { Env } from './env.ts';

/** Structured logs: JSON lines, or readable ones in development. Tokens, passwords and codes never reach them. */
export function createLogger(env: Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger {
  return pino({
    level: env.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({ method: request.method, url: withoutSecrets(request.url), id: request.id }),
    },
    ...(env.LOG_FORMAT === 'pretty' && { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } }),
  });
}

/** One-time codes travel in links; the log keeps the path only. */
function withoutSecrets(url: string): string {
  return url.split('?')[0] ?? url;
}
