/** The sentences of the client's HTTP layer (spec §8). */
export const clientMessages = {
  authenticationRequired: /*i18n*/ 'Authentication required',
  insufficientPermissions: /*i18n*/ 'Insufficient permissions',
  notFound: /*i18n*/ 'Resource not found',
  fallback: /*i18n*/ 'An error occurred',
  network: /*i18n*/ 'Network or parsing error occurred',
  noUser: /*i18n*/ 'No user is logged in',
  tokenFailed: /*i18n*/ 'Failed to get authentication token',
} as const;
