import { isSame, type ItemPassage } from '../../knowledge/composing/item-passage.ts';
import { chooseAnswer } from '../../knowledge/composing/compose-answer.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
import { kindOfPiece, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import { coverOf } from '../../knowledge/ranking/covers.ts';
import { readQuestion } from '../../knowledge/ranking/features.ts';
import { typeOfQuestion } from '../../knowledge/ranking/question-type.ts';
import { readPassage } from '../../knowledge/ranking/read-texts.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';
import type { AssistantRequest } from '../../request/engine.ts';
import { isIn } from './go-on-from.ts';

export const NEAREST = 'This comes nearest:';
export const NO_MORE = "I don't find more about it than this:";
/** What is asked for in words of its own stood in it already. */
export const SAID_IT = "It's in what I just said:";
/** So likely something else answers what was answered already. */
const NEXT_SHARE = 0.05;

export interface Material {
  /** What was found, the likeliest first. */
  readonly found: readonly ItemPassage[];
  /** All passages of its items, in their order. */
  readonly places: readonly ItemPassage[];
  readonly trust: 'sure' | 'leaning' | 'unsure';
  /** What is said beside the first, however likely. */
  readonly beside: ItemPassage | null;
}

export interface ComposedReply {
  /** What stands before the passages. */
  readonly lead: string | null;
  readonly blocks: readonly ItemPassage[][];
  readonly isGap: boolean;
}

/** What is said of what was read out a moment ago: less of it, or what was not said yet; null where it is new. */
export function sayAgain(
  request: AssistantRequest,
  { found, places, trust }: Material,
  blocks: readonly ItemPassage[][],
): ComposedReply | null {
  const [first] = found;
  if (!first) return null;
  const isSure = trust === 'sure';
  if (!wasJustSaid(request, textOfAnswer(blocks))) {
    // The sentences of it that are asked for, and not all of it once more.
    return wasSaid(request, first)
      ? { lead: isSure ? null : NEAREST, blocks: narrowed(request.question, blocks, first), isGap: !isSure }
      : null;
  }
  // Read out once more it helps nobody: the nearest of it, and what was not said yet. A table is looked at again.
  const said = blocks.flat();
  const isTable = kindOfPiece(first.text) === 'row';
  const own = said.filter((each) => isSame(each, first));
  const nearest = isTable || own.length === 0 ? blocks[0]! : own;
  const rest = found.filter((each) => !said.some((other) => isSame(each, other)));
  const [next = []] = (rest[0]?.share ?? 0) < NEXT_SHARE ? [] : chooseAnswer(rest, places, trust);
  const more = next.filter((each) => !nearest.some((other) => isSame(each, other)));
  return more.length > 0
    ? { lead: NEAREST, blocks: [nearest, more], isGap: true }
    : again(request.question, narrowed(request.question, [nearest], first), isSure);
}

/** It once more: as the answer, where it says all that is asked for, else as all there is. */
function again(question: string, blocks: readonly ItemPassage[][], isSure: boolean): ComposedReply {
  const { concepts, near } = readQuestion(question.toLowerCase());
  const { stems } = readPassage(
    blocks
      .flat()
      .map(({ text }) => wordsOfPiece(text))
      .join(' '),
  );
  // Why, when and how many are not said by its words alone.
  const isAll =
    isSure || (concepts.size > 0 && typeOfQuestion(question) === 'other' && coverOf(concepts, stems, near) === 1);
  return { lead: isAll ? SAID_IT : NO_MORE, blocks, isGap: !isAll };
}

/** The last reply said all of it: whoever asks on wants something else than to read it once more. */
const wasJustSaid = ({ history }: AssistantRequest, text: string): boolean =>
  text !== '' && (history.findLast(({ role }) => role === 'assistant')?.text.includes(text) ?? false);

/** So many replies back, a passage is still known to whoever reads. */
const BACK = 3;

const wasSaid = ({ history }: AssistantRequest, { text }: ItemPassage): boolean =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-BACK)
    .some((reply) => isIn(text, reply.text));

/** Of a passage of several sentences those that are asked for, where the question tells which. */
function narrowed(question: string, blocks: readonly ItemPassage[][], first: ItemPassage): ItemPassage[][] {
  const kind = kindOfPiece(first.text);
  const sentences = kind === 'text' || kind === 'warning' ? sentencesOf(wordsOfPiece(first.text)) : [];
  const asked = readQuestion(question.toLowerCase());
  const covers = sentences.map((sentence) => coverOf(asked.concepts, readPassage(sentence).stems, asked.near));
  const most = Math.max(0, ...covers);
  const at = covers.indexOf(most);
  // In a word or two it does not say which sentence it means.
  if (asked.concepts.size < TELLS || most < ENOUGH) return [...blocks];
  if (sentences.length < 2 || most === 0 || covers.filter((cover) => cover === most).length > 1) return [...blocks];
  const start = at > 0 && LEANS.test(sentences[at]!) ? at - 1 : at;
  const text = sentences.slice(start, at + 1).join(' ');
  return blocks.map((block) => block.map((each) => (isSame(each, first) ? { ...each, text } : each)));
}
const TELLS = 2;
const ENOUGH = 0.5;
const LEANS = /^(?:it|this|that|they|these|those|but|so|then|yet|he|she|both|neither|and)\b/i;
