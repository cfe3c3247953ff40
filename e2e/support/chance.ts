/** Of what is left to chance: printed with each run, and the same again with `SEED`. */
export const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** A row of numbers from 0 to below 1 that a name and the seed decide (mulberry32). */
export function chanceFrom(name: string): () => number {
  let state = [...name].reduce((hash, character) => Math.imul(hash ^ character.codePointAt(0)!, 16_777_619), SEED);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
