/**
 * The protocol's codes for what is refused. The SDK turns each into its own (`EMAIL_EXISTS` is
 * `auth/email-already-in-use`).
 */
export type ProtocolCode =
  | 'ACCOUNT_MOVED'
  | 'ACCOUNT_RESERVED'
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_MISSING'
  | 'EMAIL_NOT_VERIFIED'
  | 'EXPIRED_OOB_CODE'
  | 'FEDERATED_USER_ID_ALREADY_LINKED'
  | 'FOREIGN_DOMAIN'
  | 'INSUFFICIENT_PERMISSION'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_CREDENTIAL_OR_PROVIDER_ID'
  | 'INVALID_CUSTOM_TOKEN'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_NEW_EMAIL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PHOTO_URL'
  | 'INVALID_REQ_TYPE'
  | 'MEMBERSHIP_DEACTIVATED'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_CUSTOM_TOKEN'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_IDENTIFIER'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_NEW_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_OR_INVALID_NONCE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQUEST_URI'
  | 'MISSING_REQ_TYPE'
  | 'MISSING_TOKEN'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'SUBJECT_CHANGED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'UNSUPPORTED_TENANT_OPERATION'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

/** A verdict the client is told, as `CODE` or `CODE : text`. Everything else (overload, faults) is not this error. */
export class ProtocolError extends Error {
  readonly code: ProtocolCode;

  constructor(code: ProtocolCode, text?: string) {
    super(text ? `${code} : ${text}` : code);
    this.code = code;
  }
}

/** Refuses with `code` unless `condition` holds. */
export function refuseUnless(condition: unknown, code: ProtocolCode, text?: string): asserts condition {
  if (!condition) throw new ProtocolError(code, text);
}

/**
 * Not now: too much to do, or too many requests from one place. It must never be answered in the protocol's shape,
 * for the SDK signs a person out whose page happens to load at that moment.
 */
export class NotNow extends Error {
  readonly reason: 'busy' | 'too-many';

  constructor(reason: 'busy' | 'too-many') {
    super(reason);
    this.reason = reason;
  }
}
