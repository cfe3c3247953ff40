/** Whether `npm run test:endurance` asks: everything at its full size, on every engine, width and device. */
export const isEndurance = process.env.ENDURANCE === 'true';

/** For a test that only `npm run test:endurance` runs; `playwright.config.ts` leaves it out of the others. */
export const onlyInEndurance = { tag: '@endurance' };

/** For a test that `.ci/run` runs and `npm test` does not (`docs/decisions/0166`). */
export const onlyInCi = { tag: '@ci' };

/** What a normal run takes of a matrix: the parts that stand for the others. */
export const some = <T>(all: readonly T[], representative: readonly T[]): readonly T[] =>
  isEndurance ? all : representative;
