let shown = 0;

/** A card shows itself what it pays, until it is gone. */
export function holdGains(): () => void {
  shown += 1;
  return () => {
    shown -= 1;
  };
}

/** Whether a card in view tells of what a review pays. */
export const areGainsShown = (): boolean => shown > 0;
