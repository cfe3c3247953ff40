import { loudness } from './voice-runner.ts';

/** Speech as loud as this opens a mouth wide. */
const WIDE = 0.16;
const LOOK_MS = 50;

/** A mouth that opens as loudly as the partner speaks, looked at while somebody watches it. */
export const partnerMouth = {
  subscribe(listener: (open: number) => void): () => void {
    const timer = setInterval(() => listener(Math.min(1, Math.sqrt(loudness.partner() / WIDE))), LOOK_MS);
    return () => {
      clearInterval(timer);
      listener(0);
    };
  },
};
