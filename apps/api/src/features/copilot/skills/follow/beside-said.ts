import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import type { TreeItem } from '#features/catalogue/index.ts';
import { chooseStretches, tellStretches, type ToldStretch } from '../../knowledge/place/choose-stretches.ts';
import { sentencesAfter } from '../../knowledge/place/find-sentences.ts';
import type { Block } from '../../knowledge/place/item-blocks.ts';
import { sentencesIn, type Stretch } from '../../knowledge/place/lesson-sentences.ts';
import { rankSentences } from '../../knowledge/place/rank-sentences.ts';
import { blocksOf } from '../../knowledge/place/read-place.ts';
import { listHiddenOfItem, tracePassages } from '../../knowledge/find-passages.ts';
import { wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { coverOf } from '../../knowledge/ranking/covers.ts';
import { readQuestion } from '../../knowledge/ranking/features.ts';
import { readPassage } from '../../knowledge/ranking/read-texts.ts';
import { A_REASON } from '../../knowledge/ranking/text-signs.ts';
import type { RankedPassage } from '../../knowledge/ranking/rank-passages.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { alternativesFor } from '../../words/alternatives.ts';
import { AT_A_GLANCE } from '../at-place/stretches-at.ts';
import { isInOpenQuiz } from '../quiz/open-quiz.ts';
import { isIn } from './go-on-from.ts';
import { type Before, passagesSaid } from './look.ts';

/** What the lesson that just spoke says to what goes on from it. */
export interface BesideSaid {
  readonly item: TreeItem;
  readonly stretches: readonly ToldStretch[];
  /** Where the first stretch stands. */
  readonly block: Block;
  /** How likely the answer stands in them, and whether that is sure. */
  readonly share: number;
  readonly isSure: boolean;
  /** It is all that was read out, once more. */
  readonly isAgain: boolean;
  /** It stands under the same heading. */
  readonly isBeside: boolean;
}

/** Another lesson is meant where all others together are so likely to answer. */
const ELSEWHERE = 0.2;
/** So likely the answer stands in what is said: in 93 of 100 questions that were not learned from it does. */
const SURE = 0.8;
/** So likely what was read out gives the reason itself, in whatever words. */
const SAID_ALREADY = 0.6;
/** What says more of its own is rather found by that. */
const FEW_WORDS = 2;
/** What is said before an unsure answer is read too. */
const WORDS_OF_LEAD = 8;
/** Passages that the inspector shows. */
const CONSIDERED = 12;

/**
 * The sentences that answer what goes on from what was read out of a lesson, in that lesson. Null where nothing of one
 * was read out, or where by the order of all passages another lesson may be meant.
 */
export async function besideSaid(
  input: SkillInput,
  before: Before,
  ranked: readonly RankedPassage[],
): Promise<BesideSaid | null> {
  const { world, request, context } = input;
  const own = searchWords(request.question).length;
  if (own > FEW_WORDS) return null;
  const said = await passagesSaid(input, before);
  const shareOf = (id: string) =>
    ranked.filter(({ hit }) => hit.group === id).reduce((sum, { share }) => sum + share, 0);
  const [id] = [...new Set(said.map(({ group }) => group))].toSorted((a, b) => shareOf(b) - shareOf(a));
  const item = id === undefined ? undefined : context.tree.itemById.get(id);
  if (!item || isInOpenQuiz(input)) return null;
  // Beside another page that is open the order leans to that: a bare 'why not' is still of what spoke.
  const isOfOtherPage = own === 0 && context.openItem !== null && context.openItem.id !== item.id;
  if (!isOfOtherPage && 1 - shareOf(item.id) >= ELSEWHERE) return null;
  const blocks = await blocksOf(input, item);
  const question = await sentencesAfter(
    world,
    {
      orgId: request.caller.orgId,
      version: context.indexVersion,
      item,
      blocks,
      asked: request.question,
      alternatives: alternativesFor(request.question, context.words),
      without: context.lockedIds,
    },
    { before: before.before, said: said.filter(({ group }) => group === item.id).map(({ text }) => text) },
  );
  if (!question) return null;
  const hidden = sentencesIn(question.sentences, (await listHiddenOfItem(input, item.id)).map(wordsOfPiece));
  const shares = rankSentences(question, 'goingOn');
  const all = { ...question, shares, inView: '', said: hidden };
  const likeliest = chooseStretches(all, AT_A_GLANCE).flatMap(indexesOf);
  const news = likeliest.filter((i) => !question.said.has(i));
  const giveReason = (some: readonly number[]) => some.some((i) => A_REASON.test(question.sentences[i]!.text));
  // 'Why' and 'how so' want the reason: beside what was read out, or in it where it gives one. What it is the reason of
  // is not read out once more.
  const asserted = question.meant.first;
  const again = likeliest.filter((i) => question.said.has(i) && (i !== asserted || giveReason([i])));
  const isInSaid = giveReason(again) || again.reduce((sum, i) => sum + shares[i]!, 0) >= SAID_ALREADY;
  const isNewsAlone = own === 0 && (giveReason(news) || !isInSaid);
  const left = isNewsAlone ? question.said : own === 0 && !giveReason([asserted]) ? [asserted] : [];
  const choice = { ...all, said: new Set([...hidden, ...left]) };
  const chosen = chooseStretches(choice, AT_A_GLANCE);
  const isAgain = chosen.flatMap(indexesOf).filter((i) => question.said.has(i)).length >= question.said.size;
  // It stands in them if it stands in this lesson at all.
  const inLesson = isOfOtherPage ? 1 : shareOf(item.id);
  const share = inLesson * chosen.flatMap(indexesOf).reduce((sum, i) => sum + shares[i]!, 0);
  // 'And for kids?' of a lesson that names none: the likeliest of its sentences is sure of nothing.
  const { concepts, near } = readQuestion(request.question.toLowerCase());
  const { stems } = readPassage(
    tellStretches(all, chosen)
      .map(({ text }) => text)
      .join(' '),
  );
  const isSure = share >= SURE && (concepts.size === 0 || coverOf(concepts, stems, near) > 0);
  const shown = isSure && !isAgain ? chosen : chooseStretches(choice, AT_A_GLANCE - WORDS_OF_LEAD);
  const stretches = tellStretches(choice, shown);
  const [first] = stretches;
  if (!first) return null;
  tracePassages(
    input,
    ranked.slice(0, CONSIDERED).map(({ hit }) => hit),
    ranked
      .map(({ hit }) => hit)
      .filter(({ group, text }) => group === item.id && stretches.some((stretch) => isIn(text, stretch.text))),
  );
  const sectionAt = (at: number) => question.sentences[at]?.section;
  return {
    item,
    stretches,
    block: blocks[first.block]!,
    share,
    isSure,
    isAgain,
    isBeside: sectionAt(shown[0]!.first) === sectionAt(question.meant.first),
  };
}

const indexesOf = ({ first, last }: Stretch): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Says it, after `lead` where there is one. */
export function sayBeside(
  { writer, request }: SkillInput,
  { item, stretches, block }: BesideSaid,
  lead: string | null,
): StreamLine {
  if (lead !== null) writer.trace.gap();
  writer.write({ content: [lead, ...stretches.map(({ text }) => text)].filter(Boolean).join('\n\n') });
  const { heading, paragraph, seconds } = block;
  return { sources: [sourceOf(request.caller.orgId, item, { paragraph, seconds }, heading)] };
}
