/** How long a clearing can be taken back. */
export const UNDO_MS = 8000;

export interface DelayedClearing {
  undo(): void;
  /** Does it now; by a page that goes away, without waiting for anything. */
  commit(isLeaving?: boolean): Promise<void>;
}

interface Clearing {
  send(isLeaving: boolean): Promise<unknown>;
  onUndone(): void;
  onFailed(error: unknown): void;
  /** It is done or undone. */
  onOver(): void;
}

/** Clears after a while, unless it is taken back. Whoever leaves the page has not taken it back. */
export function delayClearing({ send, onUndone, onFailed, onOver }: Clearing): DelayedClearing {
  let sent: Promise<void> | null = null;
  let isUndone = false;
  const commit = (isLeaving = false): Promise<void> => {
    clearTimeout(timer);
    if (isUndone) return Promise.resolve();
    return (sent ??= send(isLeaving).then(
      () => onOver(),
      (error: unknown) => {
        onOver();
        onFailed(error);
      },
    ));
  };
  const timer = setTimeout(() => void commit(), UNDO_MS);
  return {
    commit,
    undo() {
      if (sent || isUndone) return;
      isUndone = true;
      clearTimeout(timer);
      onOver();
      onUndone();
    },
  };
}
