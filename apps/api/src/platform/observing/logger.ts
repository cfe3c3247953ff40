import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type Logger } from 'pino';
import type { Env } from '../config/env.ts';

/**
 * Structured logs: JSON lines, or readable ones in development. Tokens, passwords, codes and what people wrote never
 * reach them.
 */
export function createLogger(env: Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT'>, into?: pino.DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        id: request.id,
      }),
      err: describeError,
    },
    ...(env.LOG_FORMAT === 'pretty' && {
      transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
    }),
  };
  return into ? pino(options, into) : pino(options);
}

/** One-time codes travel in links; the log keeps the path only. */
function withoutSecrets(url: string): string {
  return url.split('?')[0] ?? url;
}

/**
 * What happened and where. A query's values, which the database's errors carry along, are addresses, answers and
 * hashes of tokens: they stay out.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    code: (error as NodeJS.ErrnoException).code,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
