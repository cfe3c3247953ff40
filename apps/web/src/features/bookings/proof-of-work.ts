import { sha256Start } from './sha256.ts';

const TRIES_AT_ONCE = 400;

/**
 * Finds the number that goes with a form's challenge: the hash of both begins with so many zero bits. It is sought a
 * little at a time, so that the page goes on answering; null when it was called off.
 */
export async function solveChallenge(challenge: string, bits: number, signal: AbortSignal): Promise<number | null> {
  for (let from = 0; ; from += TRIES_AT_ONCE) {
    for (let solution = from; solution < from + TRIES_AT_ONCE; solution++)
      if (Math.clz32(sha256Start(`${challenge}:${solution}`)) >= bits) return solution;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
  }
}
