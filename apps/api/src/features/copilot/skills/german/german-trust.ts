import type { SearchHit } from '#adapters/passage-search/port.ts';
import { stemsOf, withoutPrefix } from './stems.ts';

const SURE = 0.6;
const NEAR = 0.4;
/** One word in common makes no common subject. */
const COMMON = 2;

/**
 * The passages that may answer, by words alone, with how far that is to be trusted. Who asks with a single word is after
 * what is called so: elsewhere the word may stand for anything.
 */
export function trusted(question: string, found: readonly SearchHit[]) {
  const asked = [...new Set(stemsOf(question))];
  const named = (hit: SearchHit) => asked.filter((stem) => wordsIn(`${hit.title} ${hit.heading}`).has(stem)).length;
  if (asked.length === 1) {
    const called = found.filter((hit) => named(hit) === 1);
    const [best = found.find((hit) => wordsIn(hit.text).has(asked[0]!))] = called;
    return best ? { best, isSure: called.length > 0 } : null;
  }
  const [best] = found;
  if (!best) return null;
  const all = wordsIn(`${best.title} ${best.heading} ${best.text}`);
  const shared = asked.filter((stem) => all.has(stem) || all.has(withoutPrefix(stem))).length;
  return shared >= COMMON && best.cover >= NEAR ? { best, isSure: best.cover >= SURE } : null;
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));
