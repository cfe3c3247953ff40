import { createIdentityService, type IdentityService, type IdentityServiceOptions } from '@snapwell/identity-service/identity-service';
import type { Mailer } from '#adapters/mail/port.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { ServerSecret } from '#platform/server-secret.ts';
import { writeAccountMail } from './account-mails.ts';

const HOUR = 60 * 60_000;

export interface EmbeddedSettings extends Pick<
  IdentityServiceOptions,
  'settings' | 'report' | 'checkFederatedToken' | 'createCounter' | 'limits' | 'hashCost'
> {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly secret: ServerSecret;
}

/** Starts the embedded identity service on this server's database, mail and clock. */
export async function startIdentityService({ db, clock, mailer, secret, ...options }: EmbeddedSettings): Promise<IdentityService> {
  const service = createIdentityService({
    ...options,
    db,
    transact: (work) => inTransaction(db, work),
    now: () => clock.now(),
    sealingKey: secret.keyFor('signing keys'),
    sendMail: (mail) => mailer.send(writeAccountMail(mail)),
  });
  await service.maintain();
  setInterval(() => void service.maintain().catch(options.report), HOUR).unref();
  return service;
}
