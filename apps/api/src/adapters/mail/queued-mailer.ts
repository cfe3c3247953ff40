import { seal, unseal } from '@snapwell/identity-service/tokens/seal';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { enqueue, type JobScope } from '#platform/jobs/enqueue.ts';
import type { JobKind } from '#platform/jobs/job-kind.ts';
import type { Mail, Mailer } from './port.ts';

const mail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  stopUrl: z.string().optional(),
  calendar: z.strictObject({ method: z.string(), filename: z.string(), content: z.string() }).optional(),
});
type SealedMail = z.ZodObject<{ sealed: z.ZodString }>;

interface QueuedMailing {
  readonly db: Database;
  readonly clock: Clock;
  readonly key: Buffer;
  readonly kind: JobKind<SealedMail>;
}

/** Mails wait in the queue until the mail server takes them: nobody waits for it, and one that is away loses none. */
export function createQueuedMailer({ db, clock, key, kind }: QueuedMailing): Mailer {
  const queue = (scope: JobScope, message: Mail) =>
    enqueue(scope, kind, { sealed: seal(key, JSON.stringify(message)) }, { at: clock.now() });
  return {
    send: (message, scope) =>
      scope ? queue(scope, message) : acrossOrganizations(db, (tx) => queue({ tx, orgId: null }, message)),
  };
}

/** The message of a job, with the key that it was sealed with. */
export function openSealedMail(key: Buffer, { sealed }: { sealed: string }): Mail {
  const { html, stopUrl, calendar, ...message } = mail.parse(JSON.parse(unseal(key, sealed)));
  return {
    ...message,
    ...(html !== undefined && { html }),
    ...(stopUrl !== undefined && { stopUrl }),
    ...(calendar !== undefined && { calendar }),
  };
}
