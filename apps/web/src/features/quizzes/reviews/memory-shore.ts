import type { ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';

/** The picture: a slope that falls like what is remembered, and the water that begins where a review is due. */
export interface Shore {
  readonly width: number;
  readonly height: number;
  readonly slope: string;
  readonly water: { readonly x: number; readonly y: number };
  readonly dots: readonly ShoreDot[];
  readonly radius: number;
}

export interface ShoreDot {
  readonly x: number;
  readonly y: number;
  /** Which of the topics; null for none of the first. */
  readonly topic: number | null;
  /** Those that are due are numbered from 1; null for the others. */
  readonly number: number | null;
  readonly isMissed: boolean;
}

/** Where the water begins, as a share of the width; with many in it, it has risen. */
const SHORE = 0.72;
const HIGH_SHORE = 0.5;
const HIGH_SHORE_OF_PHONES = 0.38;
/** At its edge the water is no deeper than a dot is high: where they lie in rows, the first lies that much further in. */
const SHALLOW = 0.16;
const STEPS = 48;
const MOST_TOPICS = 4;

type Memory = ReviewQueue['memory'];

/** The topics that most of the cards are about, the most frequent first. */
export function topicsOf(memory: Memory): string[] {
  const counts = Map.groupBy(
    memory.flatMap(({ topic }) => topic ?? []),
    (topic) => topic,
  );
  return [...counts]
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, MOST_TOPICS)
    .map(([topic]) => topic);
}

/** Each topic with a dot of its colour, and `null` for the others: what is due has the colour of that. */
export function topicsSeen(memory: Memory): { topic: string | null; colour: number }[] {
  const topics = topicsOf(memory);
  const dry = memory.filter((card) => !isWet(card)).map(({ topic }) => topic);
  const isOther = (topic: string | null) => topic === null || !topics.includes(topic);
  return [
    ...topics.flatMap((topic, colour) => (dry.includes(topic) ? [{ topic, colour }] : [])),
    ...(dry.some(isOther) ? [{ topic: null, colour: MOST_TOPICS }] : []),
  ];
}

/**
 * In the water lies what is due, and what was missed and waits for tomorrow: an answer that one was only shown lifts
 * nothing out of it.
 */
const isWet = ({ is_due: isDue, is_missed: isMissed }: Memory[number]) => isDue || isMissed;

export function layOutShore(memory: Memory, { width, height }: { width: number; height: number }): Shore {
  const topics = topicsOf(memory);
  const heightAt = (x: number) => 8 + (height - 14) * (1 - Math.exp((-1.9 * x) / width)) * (1 / (1 - Math.exp(-1.9)));
  const dry = memory.filter((card) => !isWet(card));
  // What was missed lies deepest: no higher than before it was asked.
  const wet = [...memory.filter(({ is_due: isDue }) => isDue), ...memory.filter(({ is_missed: isMissed }) => isMissed)];
  const radius = width < 500 ? 8 : Math.max(7, Math.min(12, (width * SHORE) / Math.max(1, dry.length) / 2.1));
  const place = (share: number, [from, until]: readonly [number, number], rise: number) => {
    const x = width * (from + share * (until - from));
    return { x, y: heightAt(x) - rise };
  };
  const isNarrow = width < 500;
  // On a phone they lie in two rows.
  const riseOf = (at: number) => radius + 3 + (isNarrow && at % 2 === 1 ? radius * 2 : 0);
  // What does not fit side by side lies in rows, one above the other.
  const needed = wet.length * (radius * 2 + 8);
  const isHigh = needed > width * 0.25;
  const shore = !isHigh ? SHORE : width < 500 ? HIGH_SHORE_OF_PHONES : HIGH_SHORE;
  const first = shore + (isHigh ? SHALLOW : 0.015);
  const rows = Math.ceil(needed / (width * (0.965 - first)));
  const dots = [
    ...dry.map((card, at) => ({
      card,
      number: null,
      ...place((at + 0.5) / dry.length, [0.04, shore - 0.03], riseOf(at)),
    })),
    ...wet.map((card, at) => {
      const rise = radius + 2 + (at % rows) * (radius * 2 + 6);
      return { card, number: card.is_missed ? null : at + 1, ...place((at + 0.5) / wet.length, [first, 0.965], rise) };
    }),
  ].map(({ card: { topic, is_missed: isMissed }, number, x, y }): ShoreDot => {
    const nth = topic === null ? -1 : topics.indexOf(topic);
    return { x, y, number, isMissed, topic: nth < 0 ? null : nth };
  });
  const line = Array.from({ length: STEPS + 1 }, (_, at) => {
    const x = (width * at) / STEPS;
    return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${heightAt(x).toFixed(1)}`;
  });
  return {
    width,
    height,
    slope: line.join(''),
    water: { x: width * shore, y: heightAt(width * shore) - 6 },
    dots,
    radius,
  };
}

export interface HistoryCurve {
  readonly line: string;
  readonly end: { readonly x: number; readonly y: number };
}

/** How one card was remembered: from the top after each answer, falling until the next; it ends today. */
export function historyCurve(
  history: readonly { readonly at: string; readonly recall: string }[],
  retrievability: number,
  { now, width, height }: { now: number; width: number; height: number },
): HistoryCurve | null {
  const first = history[0];
  if (!first) return null;
  const from = Date.parse(first.at);
  const span = Math.max(1, now - from);
  // Answers of one day still stand apart.
  const times = history.map(({ at }) => ((Date.parse(at) - from) / span) * width);
  const ends = [...times.slice(1), width];
  const lowest = (at: number) =>
    at === history.length - 1 ? retrievability : history[at + 1]!.recall === 'forgotten' ? 0.25 : 0.6;
  const yOf = (chance: number) => 6 + (height - 12) * (1 - Math.min(1, Math.max(0.08, chance)));
  const line = times
    .map((x, at) => {
      const [end, low] = [Math.max(ends[at]!, x + 2), yOf(lowest(at))];
      const middle = x + (end - x) * 0.35;
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${yOf(1)}Q${middle.toFixed(1)} ${(low - 4).toFixed(1)} ${end.toFixed(1)} ${low.toFixed(1)}`;
    })
    .join('');
  return { line, end: { x: width, y: yOf(retrievability) } };
}
