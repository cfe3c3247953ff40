import { isSame, type ItemPassage } from './item-passage.ts';

/** So likely it answers at least, to be said beside a story. */
const MAY_ANSWER = 0.06;

/** What is to be said, and which of it teaches beside a story or a drawing. */
interface Taught<Passage> {
  readonly found: readonly Passage[];
  readonly beside: Passage | null;
}

/**
 * Where a line of a comic or a drawing comes nearest and isn't sure, what an article of its module says of it is said as
 * well: right after it where that page is open, else before it. `teaches` tells whether a passage is of such an article.
 */
export function withTeaching<Passage extends ItemPassage>(
  found: readonly Passage[],
  {
    isShown,
    teaches,
    openId,
  }: { isShown: (group: string) => boolean; teaches: (group: string, of: string) => boolean; openId: string },
): Taught<Passage> {
  const [first, ...rest] = found;
  if (!first || !isShown(first.group)) return { found, beside: null };
  const beside = rest.find(({ group, share }) => share >= MAY_ANSWER && teaches(group, first.group)) ?? null;
  if (!beside) return { found, beside };
  const others = rest.filter((each) => !isSame(each, beside));
  return first.group === openId
    ? { found: [first, beside, ...others], beside }
    : { found: [beside, first, ...others], beside: first };
}
