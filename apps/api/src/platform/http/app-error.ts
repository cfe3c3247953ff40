import { type ErrorCode, errorCatalogue } from '@snapwell/contract/http/error';
import type { ErrorDetail } from '@snapwell/contract/http/error.schemas';

/** A refusal that the caller is told about: a code of the catalogue, with its status and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;

  constructor(code: ErrorCode, details?: ErrorDetail[]) {
    super(errorCatalogue[code].message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
