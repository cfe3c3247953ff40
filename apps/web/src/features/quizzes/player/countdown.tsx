import { plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockFace, type ServerClock } from '../saving/server-clock.ts';

const LOOK_MS = 250;
/** Minutes at which a screen reader says what is left. */
const SPOKEN_MINUTES = new Set([10, 5, 1]);

/** The time that is left, by the server's clock. */
export function Countdown({ clock, onTimeUp }: { clock: ServerClock; onTimeUp: () => void }) {
  const [remaining, setRemaining] = useState(() => clock.remaining() ?? 0);
  const endNow = useEffectEvent(onTimeUp);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = clock.remaining() ?? 0;
      setRemaining(left);
      if (left > 0) return;
      clearInterval(timer);
      endNow();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const minutes = Math.ceil(remaining / 60_000);
  return (
    <>
      <span role="timer" aria-label={t`Time left`} className={remaining <= 60_000 ? 'figure text-berry-ink' : 'figure'}>
        {clockFace(remaining)}
      </span>
      <span role="status" className="sr-only">
        {SPOKEN_MINUTES.has(minutes) && plural(minutes, { one: '# minute left', other: '# minutes left' })}
      </span>
    </>
  );
}
