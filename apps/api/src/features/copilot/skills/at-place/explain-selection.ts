import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { sourceOf } from '#features/copilot/knowledge/links.ts';
import { wordsOfPiece } from '#features/copilot/knowledge/pieces/piece.ts';
import type { ItemPlace } from '#features/copilot/knowledge/place/read-place.ts';
import { sentencesOf } from '#features/copilot/knowledge/sentences.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { drawsConclusion, termsIn, wishesServed } from './answer-at-place.ts';
import { elsewhere, putOtherwise } from './elsewhere.ts';
import { reasonsIn } from './sentences-at.ts';
import { AT_A_GLANCE, RIGHT_BEFORE, stretchesAt, withLead } from './stretches-at.ts';

/** Telling words that two texts share when the one is about the other. */
const SHARED = 3;

/**
 * Explains a text that was selected by what is not in view with it: what its words mean, what the lesson goes on with,
 * why it is so, a case of it, and how another lesson puts it. Each part says what it is, and is a stretch of the lesson
 * as it stands there. Where nothing of that exists, it says so.
 */
export async function explainSelection(input: SkillInput, selection: string, place: ItemPlace): Promise<StreamLine> {
  const terms = await termsIn(input, place.text);
  const found = await elsewhere(input, place);
  const full = fullSentence(selection, place);
  const beside = await besideIn(input, { selection, place, room: AT_A_GLANCE - sizeOf(`${full} ${terms}`) });
  const reason = reasonFor(place, beside);
  const example = place.examples.map(wordsOfPiece).find((each) => isAbout(place.text, each) && !beside.includes(each));
  const explains = [reason && `**Why:** ${reason}`, found && putOtherwise(found)];
  const parts = [full, terms, beside, ...explains].filter(Boolean) as string[];
  if (example !== undefined && sizeOf(`${parts.join(' ')} ${example}`) <= AT_A_GLANCE)
    parts.push(`**Example:** ${example}`);
  const isMore = terms !== '' || explains.some(Boolean);
  const lead = isMore || beside !== '' ? '' : NOTHING_MORE;
  input.writer.write({ content: [lead, ...parts].filter(Boolean).join('\n\n') });
  const { orgId } = input.request.caller;
  const own = sourceOf(orgId, place.item, place.chunk, place.heading);
  const other = found && sourceOf(orgId, input.context.tree.itemById.get(found.group)!, {}, found.heading);
  return { sources: other ? [own, other] : [own], suggestions: isMore ? wishesServed(place, 'explain') : [] };
}

const NOTHING_MORE =
  "The lesson doesn't explain it further. Ask me about a word in it, or ask me to find another lesson about it.";

/** Of a table the row by its columns, and of a sentence that was selected in part all of it. */
function fullSentence(selection: string, { text, rows }: ItemPlace): string {
  if (rows.length > 0) return '';
  const cells = text.split('; ').map((cell) => /^([^:]{1,60}): (.+)$/.exec(cell));
  if (cells.length > 1 && cells.every((cell) => cell !== null)) {
    const [[, , label] = [], ...others] = cells;
    return [`**${label}**`, ...others.map((cell) => `- ${cell![1]}: ${cell![2]}`)].join('\n');
  }
  return bare(text) === bare(selection) ? '' : text;
}

/** What of the lesson belongs to it most: mostly what it goes on with, or what it draws this from. */
async function besideIn(
  input: SkillInput,
  { selection, place, room }: { selection: string; place: ItemPlace; room: number },
): Promise<string> {
  const stretches = await stretchesAt(input, {
    selection,
    place,
    inView: place.text,
    words: Math.max(room, LEAST_ROOM),
  });
  return stretches
    .map(({ text, isRightBefore, isRightAfter }) => {
      if (isRightBefore) return withLead(drawsConclusion(input, place) ? 'It follows from this:' : RIGHT_BEFORE, text);
      return isRightAfter ? withLead('It goes on:', text) : text;
    })
    .join('\n\n');
}

/** Where the words that are explained need all the room, a sentence of the lesson is said all the same. */
const LEAST_ROOM = 25;

/** Why it is so, by a question of the same section or a sentence that gives a reason. */
const reasonFor = (place: ItemPlace, beside: string): string | undefined =>
  [...place.reasons, ...reasonsIn(place)].find(
    (each) =>
      isAbout(place.text, each) &&
      !place.text.includes(each) &&
      !sentencesOf(each).some((said) => beside.includes(said)),
  );

function isAbout(text: string, other: string): boolean {
  const words = new Set(searchWords(text));
  return new Set(searchWords(other).filter((word) => words.has(word))).size >= SHARED;
}

const sizeOf = (text: string): number => text.split(/\s+/).length;
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
