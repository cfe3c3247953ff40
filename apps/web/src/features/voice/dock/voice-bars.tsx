import { useEffect, useRef } from 'react';
import { loudness } from '../session/voice-runner.ts';

/** Each bar answers a little differently, so that they look like a voice. */
const SHARES = [0.45, 0.8, 1, 0.7, 0.9, 0.5];
const FULL = 0.12;
const HEIGHT = 28;

/** How loud one is, small. */
export function VoiceBars({ isLive }: { isLive: boolean }) {
  const bars = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      const level = Math.min(1, Math.sqrt(loudness.person() / FULL));
      for (const [at, bar] of [...bars.current!.children].entries())
        if (bar instanceof HTMLElement) bar.style.height = `${4 + level * SHARES[at]! * (HEIGHT - 4)}px`;
    }, 60);
    return () => clearInterval(timer);
  }, [isLive]);
  return (
    <span ref={bars} aria-hidden="true" className="flex h-7 items-center gap-1">
      {SHARES.map((share) => (
        <span
          key={share}
          className={`w-1 rounded-full ${isLive ? 'bg-leaf' : 'bg-line-strong'}`}
          style={{ height: 4 }}
        />
      ))}
    </span>
  );
}
