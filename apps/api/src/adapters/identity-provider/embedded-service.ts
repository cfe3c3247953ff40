import {
  createIdentityService,
  type IdentityService,
  type IdentityServiceOptions,
} from '@snapwell/identity-service/identity-service';
import type { FederatedClaims } from '@snapwell/identity-service/sign-in/federated-claims';
import { ProtocolError } from '@snapwell/identity-service/protocol-error';
import { FEDERATED_PROVIDER_ID } from '@snapwell/contract/identity/federated-sign-in';
import type { Language } from '@snapwell/contract/text/language';
import { type Federation, FederationError } from '#adapters/federated-sign-in/federation.ts';
import type { Mailer } from '#adapters/mail/port.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { requestLanguage } from '#platform/locale/texts.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { ServerSecret } from '#platform/config/server-secret.ts';
import { writeAccountMail } from './account-mails.ts';

const HOUR = 60 * 60_000;

/** What the service asks of the providers that organizations bring. */
export interface Connections {
  readonly findConnection: IdentityServiceOptions['findConnection'];
  /** Null when there is no such provider. */
  checkToken(providerId: string, idToken: string): Promise<FederatedClaims | null>;
}

export interface EmbeddedSettings extends Pick<
  IdentityServiceOptions,
  'settings' | 'report' | 'createCounter' | 'limits' | 'hashCost' | 'events'
> {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly secret: ServerSecret;
  readonly federation: Federation | null;
  /** The providers of organizations. */
  readonly connections: Connections;
  /** What the account of this id, else of this address, has chosen. */
  languageOf(holder: { uid: string | null; email: string }): Promise<Language | null>;
}

/** Starts the embedded identity service on this server's database, mail and clock. */
export async function startIdentityService({
  db,
  clock,
  mailer,
  secret,
  federation,
  connections,
  languageOf,
  ...options
}: EmbeddedSettings): Promise<IdentityService> {
  const service = createIdentityService({
    ...options,
    db,
    transact: (work) => inTransaction(db, work),
    now: () => clock.now(),
    deviceKey: secret.keyFor('known devices'),
    sealingKey: secret.keyFor('signing keys'),
    async sendMail(mail) {
      const chosen = await languageOf({ uid: mail.uid, email: mail.to });
      const language = requestLanguage({ headers: { 'accept-language': mail.acceptLanguage } }, chosen);
      await mailer.send(writeAccountMail(language, mail));
    },
    checkFederatedToken: (providerId, idToken) => checkFederatedToken({ federation, connections }, providerId, idToken),
    findConnection: connections.findConnection,
  });
  await service.maintain();
  setInterval(() => void service.maintain().catch(options.report), HOUR).unref();
  return service;
}

async function checkFederatedToken(
  { federation, connections }: Pick<EmbeddedSettings, 'federation' | 'connections'>,
  providerId: string,
  idToken: string,
) {
  try {
    const claims =
      providerId === FEDERATED_PROVIDER_ID
        ? await federation?.checkIdToken(idToken)
        : await connections.checkToken(providerId, idToken);
    if (claims) return claims;
    throw new ProtocolError('OPERATION_NOT_ALLOWED', 'This way to sign in is not configured.');
  } catch (error) {
    // That its keys cannot be had says nothing of the token.
    throw error instanceof FederationError ? new AppError('unavailable') : error;
  }
}
