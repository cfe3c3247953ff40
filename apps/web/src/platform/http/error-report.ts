import { reportErrors } from '@snapwell/contract/admin/admin.endpoints';
import { ERRORS_PER_CALL } from '@snapwell/contract/admin/admin.limits';
import type { ClientError, ErrorCategory } from '@snapwell/contract/admin/admin.schemas';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { createBatch, flushOnLeave } from './batch.ts';

const SEND_AFTER_MS = 3_000;
/** The same error again within this time is not reported again. */
const SAME_ERROR_MS = 60_000;
/** A page that is left ends its calls, some of them a moment before it says so. */
const LEAVING_MS = 1_000;
/** A page that fails in a circle stops reporting after that many. */
const MOST_REPORTS = 100;

export interface Failure {
  readonly category: ErrorCategory;
  readonly message: string;
  readonly cause?: unknown;
  /** The failed call, as `METHOD /path/:param`. */
  readonly endpoint?: string;
  /** Of the page that it happened on; the one that is open when it is absent. */
  readonly path?: string;
}

let version: string | undefined;
let reports = 0;
let departures = 0;
const seen = new Map<string, number>();

const batch = createBatch<ClientError>({
  size: ERRORS_PER_CALL,
  delayMs: SEND_AFTER_MS,
  send: (errors, isLeaving) =>
    call(reportErrors, { body: { version, errors } }, { isKeptAlive: isLeaving, isReport: true }),
});

/** Reports an error to the API: in batches, each error once a minute, and never about a report that failed. */
export function reportError({ category, message, cause, endpoint, path = location.pathname }: Failure): void {
  const now = Date.now();
  const key = `${category} ${message} ${endpoint ?? ''}`;
  if (reports >= MOST_REPORTS || now - (seen.get(key) ?? -Infinity) < SAME_ERROR_MS) return;
  seen.set(key, now);
  reports++;
  const { status, code, requestId } =
    cause instanceof ApiError ? cause : { status: undefined, code: undefined, requestId: null };
  batch.add({
    id: crypto.randomUUID(),
    at: new Date(now).toISOString(),
    category,
    message: message.slice(0, 1000),
    path: path.slice(0, 300),
    ...(cause instanceof Error && cause.stack && { stack: cause.stack.slice(0, 8000) }),
    ...(endpoint && { endpoint: endpoint.slice(0, 200) }),
    ...(status !== undefined && { status }),
    ...(code && { code: code.slice(0, 60) }),
    ...(requestId && { request_id: requestId.slice(0, 60) }),
  });
}

/** Reports what a boundary of the page caught. Failed calls were reported where they failed. */
export function reportRenderError(error: unknown): void {
  if (error instanceof ApiError) return;
  reportError({ category: 'render', message: error instanceof Error ? error.message : String(error), cause: error });
}

/** Reports a failed call (spec §8), unless it was a report itself, or ended because its page was left. */
export function reportFailedCall(error: ApiError, endpoint: EndpointDefinition): void {
  if (endpoint.path === reportErrors.path) return;
  const path = location.pathname;
  const details = error.details.map(({ path: field, message }) => `${field}: ${message}`).join('; ');
  const report = () =>
    reportError({
      category: categoryOf(error),
      message: [error.serverMessage ?? error.message, details].filter(Boolean).join(' | '),
      cause: error,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      path,
    });
  if (error.code !== 'network') return report();
  const before = departures;
  setTimeout(() => departures === before && report(), LEAVING_MS);
}

/** Which of the spec's categories a failed call belongs to. */
export function categoryOf({ status, code, details }: Pick<ApiError, 'status' | 'code' | 'details'>): ErrorCategory {
  if (code === 'timeout') return 'timeout';
  if (status === 0) return code === 'parse' ? 'unknown' : 'network';
  if (status === 401) return 'authentication';
  if (status === 403) return 'authorization';
  if (status === 400 && details.length > 0)
    return details.some(({ path }) => path !== '') ? 'field_validation' : 'form_validation';
  return status >= 500 ? 'http_5xx' : 'http_4xx';
}

/** Watches for errors that nobody caught. */
export function startErrorReports(appVersion: string): void {
  version = appVersion.slice(0, 40);
  window.addEventListener('error', (event) => {
    // A picture that does not load arrives here without an error and is none.
    if (event.error || event.message)
      reportError({ category: 'javascript', message: event.message || 'Unknown error', cause: event.error });
  });
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    // Failed calls were reported where they failed.
    if (!(reason instanceof ApiError))
      reportError({
        category: 'promise',
        message: reason instanceof Error ? reason.message : String(reason),
        cause: reason,
      });
  });
  window.addEventListener('pagehide', () => departures++);
  flushOnLeave(batch);
}
