import { ID_TOKEN_S } from './id-token.limits.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long verifiers may keep the published keys. */
export const KEYS_CACHE_S = 600;
/** A new key is published this long before it signs, so that every verifier has it by then. */
export const PUBLISH_AHEAD_MS = 60 * MINUTE;
export const SIGNS_FOR_MS = 90 * DAY;
/** A replaced key stays published until the last token it signed has expired everywhere. */
export const KEPT_AFTER_MS = ID_TOKEN_S * 1000 + KEYS_CACHE_S * 1000 + 5 * MINUTE;

interface Dated {
  readonly kid: string;
  readonly signsFrom: Date;
}

/** The key that signs now: the latest whose time has come. */
export function signingKey<K extends Dated>(keys: readonly K[], now: Date): K | undefined {
  return keys
    .filter((key) => key.signsFrom <= now)
    .reduce<K | undefined>((latest, key) => (!latest || key.signsFrom > latest.signsFrom ? key : latest), undefined);
}

export interface RotationPlan {
  /** When a key that must be made now begins to sign; null when none is needed. */
  readonly newKeySignsFrom: Date | null;
  readonly retired: string[];
}

/** What has to happen to the keys now. */
export function planRotation(keys: readonly Dated[], now: Date): RotationPlan {
  const current = signingKey(keys, now);
  if (!current) return { newKeySignsFrom: now, retired: [] };
  const hasSuccessor = keys.some((key) => key.signsFrom > now);
  const isDue = now.getTime() - current.signsFrom.getTime() >= SIGNS_FOR_MS - PUBLISH_AHEAD_MS;
  const isOver = current.signsFrom.getTime() + KEPT_AFTER_MS <= now.getTime();
  return {
    newKeySignsFrom: isDue && !hasSuccessor ? new Date(now.getTime() + PUBLISH_AHEAD_MS) : null,
    retired: isOver ? keys.filter((key) => key.signsFrom < current.signsFrom).map((key) => key.kid) : [],
  };
}
