import type { ErrorCode } from '@snapwell/contract/http/error';
import type { ErrorBody } from '@snapwell/contract/http/error.schemas';
import { errorCatalogue } from '@snapwell/contract/http/error';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { AppError } from './app-error.ts';
import { causesOf } from './causes.ts';
import { isOutage } from '../database/outage.ts';
import { requestLanguage, text } from '../locale/texts.ts';

/** Fastify's own refusals, in the catalogue's words. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_BAD_URL: 'invalid_request',
  // No id is that long.
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

/** A database that restarts is back by then. */
const RETRY_AFTER_S = 5;

/**
 * The one translator from what was thrown to what is answered. Nothing of an unknown failure leaves but its request
 * id.
 */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal.code === 'internal_error') request.log.error({ err: error }, 'request failed');
  if (isOutage(error))
    request.log.warn({ reason: causesOf(error).at(-1)!.message }, 'the database or the disk cannot be used now');
  const language = requestLanguage(request, request.language);
  const body: ErrorBody = {
    message: text(language, refusal.message),
    code: refusal.code,
    ...(refusal.details && {
      details: refusal.details.map(({ path, message }) => ({ path, message: text(language, message) })),
    }),
    request_id: request.id,
  };
  // What is missing or refused now may be there in a moment, or for somebody else.
  reply.header('cache-control', 'no-store');
  // What is left of a body that is too large, or that does not say how large it is, is not waited for.
  if (refusal.status === 413 || isEndless(request)) reply.header('connection', 'close');
  if (refusal.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return reply.code(refusal.status).send(body);
}

const isEndless = ({ raw, headers }: FastifyRequest) => !raw.complete && headers['transfer-encoding'] !== undefined;

function asRefusal(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError)
    return new AppError(
      'invalid_request',
      error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    );
  if (isOutage(error)) return new AppError('unavailable');
  const code = (error as FastifyError).code;
  if (code && frameworkCodes[code]) return new AppError(frameworkCodes[code]);
  const status = (error as FastifyError).statusCode;
  const known = Object.entries(errorCatalogue).find(([, entry]) => entry.status === status && entry.status < 500);
  return new AppError((known?.[0] as ErrorCode | undefined) ?? 'internal_error');
}
