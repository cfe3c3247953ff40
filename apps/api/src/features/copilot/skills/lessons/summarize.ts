import { searchWords } from '#adapters/passage-search/words.ts';
import type { TreeItem } from '#features/catalogue/index.ts';
import type { ItemPassage } from '../../knowledge/composing/item-passage.ts';
import { kindOfPiece, labelOf, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';
import { LEANS } from '../../making/makers/source-material.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { findPassages, listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { trust } from '../trust.ts';
import { bySections } from './by-sections.ts';
import { namedIn } from '../named-in.ts';
import { lengthWanted } from './page-summary.ts';
import { tellStory } from './tell-story.ts';

const POINTS = 3;
/** A row, an example and a question say little where nobody sees what stands around them. */
const SAYS_SOMETHING = new Set(['text', 'point', 'step', 'warning', 'term']);

/**
 * What an item says in short: of the one that is open, or of the one that the question names. In as many sentences or
 * points as are asked for.
 */
export const summarize: Skill = async (input) => {
  const { context, request, writer } = input;
  const item = context.openItem
    ? (namedIn(request.question, [...context.tree.itemById.values()]) ?? context.openItem)
    : await itemFound(input);
  if (!item) {
    writer.write({ content: 'Open a lesson and ask me again, or tell me which one to sum up.' });
    return {};
  }
  const wanted = lengthWanted(request.question);
  // Single sentences of a story that is drawn say nothing without their speakers.
  const told = item.kind === 'comic' && wanted === null ? await tellStory(input, item, 'summary') : null;
  if (told) return told;
  const passages = await listPassagesOfItem(input, item.id);
  const all = passages
    .filter(({ text }) => text !== item.summary && SAYS_SOMETHING.has(kindOfPiece(text)))
    .flatMap(({ text, heading }) =>
      withLabel(sentencesOf(wordsOfPiece(text))).map((sentence) => ({ sentence, heading })),
    )
    .filter(({ sentence }) => !LEANS.test(sentence));
  // An entry that goes on from the line above its list says little without it.
  const whole = all.filter(({ sentence }) => !/^\p{Ll}/u.test(sentence));
  // What stands before the first heading leads to the subject, mostly by a story.
  const taught = whole.filter(({ heading }) => heading !== '');
  const sentences = [taught, whole].find((some) => some.length >= POINTS) ?? all;
  const summary = withTheirAnswer(sentencesOf(item.summary));
  if (wanted?.isProse) {
    const more = mostCentral(sentences, Math.max(0, wanted.number - summary.length));
    writer.write({ content: `**${item.title}**\n\n${[...summary.slice(0, wanted.number), ...more].join(' ')}` });
  } else {
    const sections = bySections(
      passages.filter(({ text }) => text !== item.summary),
      wanted?.number,
    );
    const list = sections ? null : listInShort(passages);
    const others = list ? sentences.filter(({ heading }) => heading !== list.heading) : sentences;
    const more = mostCentral(others, (wanted?.number ?? POINTS) - (list ? 1 : 0));
    const points = sections ?? [...(list ? [list.text] : []), ...more];
    writer.write({ content: `**${item.title}**${item.summary ? `: ${item.summary}` : ''}` });
    if (points.length > 0) writer.write({ content: `\n\n${points.map((point) => `- ${point}`).join('\n')}` });
  }
  return { sources: [sourceOf(request.caller.orgId, item)] };
};
/** Fewer entries are no list that a lesson is about. */
const FEWEST_ENTRIES = 3;
const MOST_OF_A_NAME = 7;

/** The longest list of a lesson by the names of its entries, under its heading; null where none has names. */
function listInShort(passages: readonly Pick<ItemPassage, 'heading' | 'text'>[]) {
  const isEntry = ({ text }: { text: string }) =>
    ['step', 'point'].includes(kindOfPiece(text)) &&
    labelOf(text) !== '' &&
    labelOf(text).split(' ').length <= MOST_OF_A_NAME;
  const lists = [...Map.groupBy(passages.filter(isEntry), ({ heading }) => heading)];
  const [longest] = lists.toSorted(([, a], [, b]) => b.length - a.length);
  if (!longest || longest[0] === '' || longest[1].length < FEWEST_ENTRIES) return null;
  const [heading, entries] = longest;
  const lead = `**${heading}**${/[.?!]$/.test(heading) ? '' : ':'}`;
  return { heading, text: `${lead} ${entries.map(({ text }) => labelOf(text)).join('; ')}.` };
}

const LABEL_WORDS = 3;

/** The name that an entry begins with is read with what is said of it. */
function withLabel([first = '', second, ...others]: readonly string[]): string[] {
  if (second === undefined) return [first];
  return first.split(' ').length > LABEL_WORDS ? [first, second, ...others] : [`${first} ${second}`, ...others];
}

/** Questions that a summary begins with say nothing without the sentence that follows them. */
function withTheirAnswer(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last?.endsWith('?')) joined[joined.length - 1] = `${last} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** The item that the question surely speaks of. */
async function itemFound(input: SkillInput): Promise<TreeItem | undefined> {
  const [found] = await findPassages(input, { limit: 1 });
  return trust(found) === 'sure' ? input.context.tree.itemById.get(found!.group) : undefined;
}

interface SentenceUnder {
  readonly sentence: string;
  readonly heading: string;
}

/**
 * The sentences that share most with all others, in their order, of as many sections as there are. Very short and very
 * long ones say little alone.
 */
export function mostCentral(all: readonly SentenceUnder[], wanted: number): string[] {
  const sentences = all.map(({ sentence }) => sentence);
  const sections = Math.min(wanted, new Set(all.map(({ heading }) => heading)).size);
  const words = sentences.map((sentence) => new Set(searchWords(sentence)));
  const having = new Map<string, number>();
  for (const own of words) for (const word of own) having.set(word, (having.get(word) ?? 0) + 1);
  const scored = sentences.map((sentence, i) => {
    const own = [...words[i]!];
    const isGood = own.length >= 5 && sentence.length <= 260 && !sentence.endsWith('?') && !sentence.endsWith(':');
    const shared = own.reduce((sum, word) => sum + having.get(word)! - 1, 0);
    return { i, score: isGood ? (shared / Math.sqrt(own.length)) * (i < 3 ? 1.15 : 1) : -1 };
  });
  const chosen: number[] = [];
  const best = scored.filter(({ score }) => score >= 0).toSorted((a, b) => b.score - a.score);
  const isNew = (i: number) => !chosen.some((other) => other === i || isAlike(words[i]!, words[other]!));
  for (const { i } of best)
    if (chosen.length < sections && isNew(i) && !chosen.some((other) => all[other]!.heading === all[i]!.heading))
      chosen.push(i);
  for (const { i } of best) if (chosen.length < wanted && isNew(i)) chosen.push(i);
  return chosen.toSorted((a, b) => a - b).map((i) => sentences[i]!);
}

/** Two sentences that say the same are not both a point. */
function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.min(a.size, b.size) > 0.6;
}
