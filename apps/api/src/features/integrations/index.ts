/** For the guard: a program's key in place of a person's token. */
export { isApiToken, readApiToken } from './api-tokens.ts';
/** For the jobs. */
export { deliver, queueWebhooks } from './deliver-webhooks.ts';
