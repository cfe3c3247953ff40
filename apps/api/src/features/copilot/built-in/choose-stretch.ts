/** A passage where it stands in its item. */
export interface Place {
  readonly position: number;
  readonly heading: string;
  readonly text: string;
  /** The block of the article, where it is one. */
  readonly paragraph: number | null;
  readonly seconds: number | null;
}

/** Letters: some four sentences, which is what one reads in a drawer without looking twice. */
const LENGTH = 350;
/** Found on the evaluation set: how much each further passage of a stretch counts beside the one before it in goodness. */
const FURTHER = 0.2;

/**
 * The passages to quote: those that follow one another under one heading and together answer best, for an answer often goes on where a
 * passage ends. `scores` says by position how well each answers. A summary says what an item is about and is quoted only where there is
 * nothing else.
 */
export function chooseStretch(places: readonly Place[], scores: ReadonlyMap<number, number>, summary: string): Place[] {
  const said = places.filter(({ text }) => !summary.startsWith(text));
  const all = said.length > 0 ? said : places;
  const stretches = all.flatMap((_, start) => stretchesFrom(all, start));
  const scored = stretches.map((stretch) => ({ stretch, score: scoreOf(stretch.map(({ position }) => scores.get(position) ?? 0)) }));
  return rounded(all, scored.reduce((found, each) => (each.score > found.score ? each : found)).stretch);
}

/** With what announces its beginning, and with what its end announces. */
function rounded(all: readonly Place[], stretch: Place[]): Place[] {
  const [start, end] = [all.indexOf(stretch[0]!), all.indexOf(stretch.at(-1)!)];
  const before = all[start - 1];
  const isAnnounced = before?.heading === all[start]!.heading && before.text.endsWith(':');
  const isAnnouncing = /[:?]$/.test(all[end]!.text);
  return all.slice(isAnnounced ? start - 1 : start, isAnnouncing ? end + 2 : end + 1);
}

function stretchesFrom(places: readonly Place[], start: number): Place[][] {
  const stretches: Place[][] = [];
  let length = 0;
  for (let end = start; end < places.length; end++) {
    length += places[end]!.text.length;
    if (end > start && (length > LENGTH || places[end]!.heading !== places[start]!.heading)) break;
    stretches.push(places.slice(start, end + 1));
  }
  return stretches;
}

function scoreOf(scores: readonly number[]): number {
  return scores.toSorted((a, b) => b - a).reduce((sum, score, i) => sum + score * FURTHER ** i, 0);
}

/** The stretch as it is read: what stands in one paragraph stays in one. */
export function textOfStretch(stretch: readonly Place[]): string {
  return stretch.map(({ text, paragraph }, i) => (i === 0 ? '' : paragraph === stretch[i - 1]!.paragraph ? ' ' : '\n\n') + text).join('');
}
