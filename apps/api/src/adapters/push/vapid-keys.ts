import { createECDH } from 'node:crypto';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The pair by which push services know this server, made from 32 secret bytes: the same after each start and in every
 * process that shares the server's secret, so that subscriptions stay good.
 */
export function vapidKeysOf(secret: Buffer): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
