import { searchWords } from '#adapters/passage-search/words.ts';
import { wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';
import type { Skill } from '../../request/skill-input.ts';
import { findPassages, listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { trust } from '../trust.ts';

const SENTENCES = 3;

/** The sentences that say most of an item: of the one that is open, or of the one that the question names. */
export const summarize: Skill = async (input) => {
  const { context, request, writer } = input;
  const [found] = context.openItem ? [] : await findPassages(input, { limit: 1 });
  const item = context.openItem ?? (trust(found) === 'sure' ? context.tree.itemById.get(found!.group) : undefined);
  if (!item) {
    writer.write({ content: 'Open a lesson and ask me again, or tell me which one to sum up.' });
    return {};
  }
  const passages = await listPassagesOfItem(input, item.id);
  const sentences = passages
    .filter(({ text }) => text !== item.summary)
    .flatMap(({ text }) => sentencesOf(wordsOfPiece(text)));
  const points = mostCentral(sentences, SENTENCES);
  writer.write({ content: `**${item.title}**${item.summary ? `: ${item.summary}` : ''}` });
  if (points.length > 0) writer.write({ content: `\n\n${points.map((point) => `- ${point}`).join('\n')}` });
  return { sources: [sourceOf(request.caller.orgId, item)] };
};

/** The sentences that share most with all others, in their order. Very short and very long ones say little alone. */
export function mostCentral(sentences: readonly string[], wanted: number): string[] {
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
  for (const { i, score } of scored.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length === wanted || score < 0) break;
    if (!chosen.some((other) => isAlike(words[i]!, words[other]!))) chosen.push(i);
  }
  return chosen.toSorted((a, b) => a - b).map((i) => sentences[i]!);
}

/** Two sentences that say the same are not both a point. */
function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.min(a.size, b.size) > 0.6;
}
