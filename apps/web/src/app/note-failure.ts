import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import type { ApiError } from '#platform/http/api-error.ts';
import { doubtAnswer, reportUnreachable } from '#platform/http/connection.ts';
import { reportFailedCall } from '#platform/http/error-report.ts';

/** A call failed: whether the server is there is looked into, and it is reported. */
export function noteFailure(error: ApiError, endpoint: EndpointDefinition): void {
  if (error.code === 'network' || error.code === 'timeout') reportUnreachable();
  if (error.code === 'parse') void doubtAnswer();
  reportFailedCall(error, endpoint);
}
