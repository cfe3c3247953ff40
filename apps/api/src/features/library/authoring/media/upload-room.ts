import { UPLOADS_AT_ONCE } from '@snapwell/contract/library/uploads/uploads.limits';

/** An upload that no part has come for so long has lost its author: another may have its room. */
export const ABANDONED_MS = 60 * 60_000;

interface OpenUpload {
  readonly id: string;
  readonly startedBy: string;
  readonly bytes: number;
  readonly touchedAt: Date;
}

interface Need {
  readonly uid: string;
  readonly bytes: number;
  readonly at: Date;
  /** What may be stored besides what is stored already. */
  readonly freeBytes: number;
}

type Room = { readonly drop: readonly string[] } | { readonly refused: 'too_many_uploads' | 'payload_too_large' };

/**
 * Whether one more upload fits, and which abandoned ones make room for it. Uploads under way count with all that they
 * will come to, so that none is refused after it has arrived. `open` is in the order of last touch.
 */
export function findRoom(open: readonly OpenUpload[], { uid, bytes, at, freeBytes }: Need): Room {
  const kept = [...open];
  const drop: string[] = [];
  for (;;) {
    const isTooMuch = kept.reduce((sum, each) => sum + each.bytes, bytes) > freeBytes;
    const areTooMany = kept.filter(({ startedBy }) => startedBy === uid).length >= UPLOADS_AT_ONCE;
    if (!isTooMuch && !areTooMany) return { drop };
    const next = kept.findIndex(
      ({ startedBy, touchedAt }) =>
        at.getTime() - touchedAt.getTime() > ABANDONED_MS && (isTooMuch || startedBy === uid),
    );
    if (next < 0) return { refused: isTooMuch ? 'payload_too_large' : 'too_many_uploads' };
    drop.push(kept[next]!.id);
    kept.splice(next, 1);
  }
}
