import { searchWords } from '#adapters/passage-search/words.ts';
import { isSame, type ItemPassage } from '../knowledge/composing/item-passage.ts';
import { chooseAnswer } from '../knowledge/composing/compose-answer.ts';
import { entriesAsked } from '../knowledge/composing/asked/entries-asked.ts';
import { firstOf } from '../knowledge/composing/lists.ts';
import { sidesAsked } from '../knowledge/composing/asked/sides-asked.ts';
import { tableAsked } from '../knowledge/composing/asked/table-asked.ts';
import { findNumber } from '../knowledge/number-in-table.ts';
import { isBlank, NOT_FILLED_IN } from '../knowledge/pieces/blank.ts';
import { kindOfPiece } from '../knowledge/pieces/piece.ts';
import { coverOf } from '../knowledge/ranking/covers.ts';
import { readQuestion } from '../knowledge/ranking/features.ts';
import { readPassage } from '../knowledge/ranking/read-texts.ts';
import type { SkillInput } from '../request/skill-input.ts';
import { isIn } from './follow/go-on-from.ts';
import { type ComposedReply, type Material, NEAREST, sayAgain } from './follow/say-again.ts';
import { wantsShort } from './memory/read-wish.ts';

/** What is said of what was found: the list, table, step or value that is asked for, else what answers best. */
export function composeReply({ request, context }: SkillInput, material: Material): ComposedReply {
  const { found, places, trust, beside } = material;
  const listed = firstOf(
    [...saidLast(request, places), ...found.slice(0, LISTS_LOOKED_AT)],
    (near) =>
      entriesAsked(request.question, near, places) ??
      tableAsked(request.question, near, places) ??
      sidesAsked(
        request.question,
        places.filter(({ group }) => group === near.group),
      ),
  );
  if (listed) return { lead: trust === 'unsure' ? NEAREST : null, blocks: [listed], isGap: trust === 'unsure' };
  const composed = chooseAnswer(found, places, trust, beside);
  const step = stepAsked(request.question, composed);
  if (step) return { lead: trust === 'unsure' ? NEAREST : null, blocks: [[step]], isGap: trust === 'unsure' };
  const short = wantsShort(request.memory) ? composed.slice(0, 1) : composed;
  const blocks = withoutPrompt(
    request.question,
    withoutLoneNumbers(inOrderOfStory(short, (id) => context.tree.itemById.get(id)?.kind === 'comic')),
  );
  const said = blocks.flat();
  // A value is looked up in the tables of the lesson that answers.
  const ofFirst = places.filter(({ group }) => group === found[0]?.group);
  const value = findNumber(
    request.question,
    ofFirst.map(({ text }) => text),
  );
  if (value) {
    const row = ofFirst.find(({ text }) => text === value.row)!;
    const isShown = said.some((each) => isSame(each, row));
    return { lead: value.said, blocks: isShown ? blocks : [[row], ...blocks], isGap: false };
  }
  const again = sayAgain(request, material, blocks);
  if (again) return { ...again, blocks: withoutLoneNumbers(again.blocks) };
  const [first] = said;
  if (first && isBlank(first.text)) return { lead: NOT_FILLED_IN, blocks, isGap: true };
  const isSure = trust === 'sure';
  return { lead: isSure ? null : NEAREST, blocks, isGap: !isSure };
}

/** The list that is asked for may stand beside what answers next. */
const LISTS_LOOKED_AT = 6;
const OF_A_LIST = /\b(?:ones|name|list|tell)\b/gi;

/** In words that name nothing, what was read out last is asked about: its passages, the last first. */
function saidLast({ question, history }: SkillInput['request'], places: readonly ItemPassage[]): ItemPassage[] {
  const reply = history.findLast(({ role }) => role === 'assistant')?.text;
  if (reply === undefined || searchWords(question.replaceAll(OF_A_LIST, '')).length > 0) return [];
  return places.filter(({ text }) => isIn(text, reply)).toReversed();
}

/** A story makes no sense backwards: its panels stand in their order, whichever answers best. */
function inOrderOfStory(blocks: readonly ItemPassage[][], isStory: (group: string) => boolean): ItemPassage[][] {
  const [first] = blocks;
  const isOne = first && blocks.every(([panel]) => panel!.group === first[0]!.group) && isStory(first[0]!.group);
  return isOne ? blocks.toSorted(([a], [b]) => a!.position - b!.position) : [...blocks];
}

/** A step that is cited without those around it isn't counted: its number would tell of a list that nobody sees. */
function withoutLoneNumbers(blocks: readonly ItemPassage[][]): ItemPassage[][] {
  const isStep = (place: ItemPassage | undefined) => place !== undefined && kindOfPiece(place.text) === 'step';
  return blocks.map((block) =>
    block.map((place, at) =>
      isStep(place) && !isStep(block[at - 1]) && !isStep(block[at + 1])
        ? { ...place, text: place.text.replace(/^\d+\. /, '') }
        : place,
    ),
  );
}

/** So much of what is asked stands in the question of a lesson that it tells the same case. */
const SAME_CASE = 0.5;
/** What is counted or worked out is that of the case: without it a number would be taken for one's own. */
const COUNTS = /\b(?:how (?:many|much)|total|score|rate|dose)\b/i;

/** Who tells the case that a question of the lesson is about doesn't read it once more: its answer is said alone. */
function withoutPrompt(question: string, blocks: readonly ItemPassage[][]): ItemPassage[][] {
  const { concepts, near } = readQuestion(question.toLowerCase());
  return blocks.map((block) =>
    block.map((place) => {
      const [, prompt = '', answer = ''] = /^\*\*([^\n]+)\*\*\n\n([^]+)$/.exec(place.text) ?? [];
      const isSame =
        kindOfPiece(place.text) === 'question' &&
        coverOf(concepts, readPassage(prompt).stems, near) >= SAME_CASE &&
        !COUNTS.test(prompt) &&
        !COUNTS.test(question);
      return isSame ? { ...place, text: answer } : place;
    }),
  );
}

const STEP =
  /\b(?:part|step|point|number|moment|item|thing|rule|right) (\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th) (?:part|step|point|one|moment|item|thing|rule|right)\b/i;

/** Of a list that is counted through, the entry that is asked for by its number. */
function stepAsked(question: string, blocks: readonly ItemPassage[][]): ItemPassage | null {
  const found = STEP.exec(question);
  const number = found?.[1] ?? found?.[2];
  if (number === undefined) return null;
  const steps = blocks.flat().filter(({ text }) => kindOfPiece(text) === 'step');
  const wanted = steps.filter(({ text }) => text.startsWith(`${number}. `));
  return steps.length > 1 && wanted.length === 1 ? wanted[0]! : null;
}
