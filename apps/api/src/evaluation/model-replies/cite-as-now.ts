import { passagesOf } from './describe-request.ts';

/** Where a model names passages behind a sentence. */
export const NAMED = /\s?\[\d+(?:\s*,\s*\d+)*\]/g;

/** A text with the numbers of another request, and what it cites that is not in it. */
export interface CitedNow {
  readonly text: string;
  readonly notGiven: readonly string[];
}

interface Requests {
  readonly now: readonly string[];
  readonly recorded: readonly string[];
}

/**
 * Writes each number of a recorded reply as the one that the same passage has now. A passage that is not given now takes
 * its number along: under it stands something else, that the model never read.
 */
export function citeAsNow(text: string, { now, recorded }: Requests): CitedNow {
  const given = passagesOf(now);
  const named = passagesOf(recorded);
  const notGiven: string[] = [];
  const numberNow = (number: number): number[] => {
    const isGiven = given.some((each) => each.number === number);
    const says = named.filter((each) => each.number === number).map((passage) => passage.says);
    // A number that named nothing stays one that names nothing: the product has to see through it.
    if (says.length === 0) return isGiven ? [] : [number];
    const same = given.find((passage) => says.includes(passage.says));
    if (!same) notGiven.push(`[${number}] ${says[0]}`);
    return same ? [same.number] : [];
  };
  const cited = text.replaceAll(NAMED, (mark) => {
    const numbers = (mark.match(/\d+/g) ?? []).flatMap((number) => numberNow(Number(number)));
    return numbers.length === 0 ? '' : `${mark.startsWith('[') ? '' : mark[0]}[${numbers.join(', ')}]`;
  });
  return { text: cited, notGiven };
}
