import { randomSecret } from '../passwords/hashing.ts';
import { seal, unseal } from '../tokens/seal.ts';

/** A browser that has signed in here before. */
export interface Device {
  readonly id: string;
  /** The accounts it signed in to, the latest first. */
  readonly uids: readonly string[];
  /** When it last did. */
  readonly at: number;
}

/** What a browser is given at a sign-in to bring along at the next one: sealed, so that nobody can make one up. */
export interface Devices {
  /** The device of a request; null for a browser that brings nothing, or nothing of ours. */
  read(sealed: string | null): Device | null;
  /** What the device is given after it has signed in to this account. */
  sealFor(device: Device | null, uid: string): string;
}

/** Browsers keep cookies no longer. */
export const DEVICE_KEPT_S = 400 * 24 * 60 * 60;
/** A shared computer of a ward has many; a cookie has room for so many. */
const MOST_ACCOUNTS = 40;

export function createDevices({ key, now }: { key: Buffer; now(): Date }): Devices {
  return {
    read(sealed) {
      if (!sealed) return null;
      try {
        const device = JSON.parse(unseal(key, sealed)) as Device;
        return device.at > now().getTime() - DEVICE_KEPT_S * 1000 ? device : null;
      } catch {
        return null;
      }
    },
    sealFor: (device, uid) =>
      seal(
        key,
        JSON.stringify({
          id: device?.id ?? randomSecret(16),
          uids: [uid, ...(device?.uids ?? []).filter((other) => other !== uid)].slice(0, MOST_ACCOUNTS),
          at: now().getTime(),
        } satisfies Device),
      ),
  };
}
