import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret, as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(24).toString('base64');

interface Message {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The headers of a message by Standard Webhooks: id, time, and the signature over both and the body. */
export function signMessage(secret: string, { id, at, body }: Message): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
