/** For the background work of the server. */
export { adoptFormerLog } from './audit/adopt-former-log.ts';
export { failRequest, runErasure, runExport } from './data/data-requests.ts';
export { deleteExpired } from './running/delete-expired.ts';
export { checkHealth, tellOfProcess } from './running/health.ts';
export { sendQueuedMail } from './running/mails.ts';
