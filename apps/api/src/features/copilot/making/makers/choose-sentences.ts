import { LEANS, type Line, type SourceMaterial } from './source-material.ts';

const FEWEST_WORDS = 6;
const MOST_WORDS = 17;
const UNUSUAL = /[?"“”|]|'|\(made|made up|made-up|:$|^\d+\.$|[a-z]:\s|chapter|module|below|above/i;
/** What is cut short leans on the sentence before it: 'What is left is not.', 'Two minutes, and the team repeats.' */
const CUT_SHORT =
  /\b(?:is|are|was|were|do|does|did|has|have|can|will|would|could|should) not\.$|^(?:\w+ ){0,2}(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?),/i;
const STOP = new Set(
  'a an the and or but if then of to in on at by for with from as is are was were be been it its this that these those not no you your we our they their he she his her can may will would should must do does did have has had so than too very more most one all any some what which who when where how there here out up down over into about only just also'.split(
    ' ',
  ),
);

/**
 * The sentences that say most of what a page says, whole and in its author's words, in their order: each is weighed
 * by how much it shares with all the others (words that are rare on the page count more), and none repeats another.
 */
export function chooseSentences({ title, lines }: Pick<SourceMaterial, 'title' | 'lines'>, most: number): string[] {
  const candidates = lines.filter(({ text }) => standsAlone(text));
  const weigh = weigher(lines.map(({ text }) => text));
  const wordsOf = candidates.map(({ text }) => keywords(text));
  const titled = keywords(title);
  const scores = candidates.map(({ isMarked }, i) => {
    const shared = wordsOf.reduce((sum, other, j) => sum + (i === j ? 0 : likeness(wordsOf[i]!, other, weigh)), 0);
    return shared / Math.max(1, candidates.length) + 0.3 * likeness(wordsOf[i]!, titled, weigh) + (isMarked ? 0.1 : 0);
  });
  const ranked = candidates.map((line, i) => ({ line, i })).toSorted((a, b) => scores[b.i]! - scores[a.i]!);
  const chosen: { line: Line; i: number }[] = [];
  for (const candidate of ranked) {
    if (chosen.length === most) break;
    if (chosen.every(({ i }) => likeness(wordsOf[i]!, wordsOf[candidate.i]!, weigh) < 0.5)) chosen.push(candidate);
  }
  return chosen.toSorted((a, b) => a.i - b.i).map(({ line }) => line.text);
}

function standsAlone(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    /^[A-Z0-9]/.test(text) &&
    /[.!]$/.test(text) &&
    !LEANS.test(text) &&
    !CUT_SHORT.test(text) &&
    !UNUSUAL.test(text)
  );
}

/** The words that carry meaning, roughly without their endings. */
function keywords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words.filter((word) => word.length > 2 && !STOP.has(word)).map((word) => word.replace(/(ies|ing|ed|es|s)$/, '')),
  );
}

type Weigh = (word: string) => number;

function weigher(texts: readonly string[]): Weigh {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of keywords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + texts.length / (counts.get(word) ?? 1));
}

/** From 0 to 1: how much of what two texts say they share. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>, weigh: Weigh): number {
  const weightOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weigh(word) ** 2, 0);
  const shared = weightOf([...a].filter((word) => b.has(word)));
  const both = Math.sqrt(weightOf(a) * weightOf(b));
  return both === 0 ? 0 : shared / both;
}
