import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { listTerms } from '#features/catalogue/index.ts';
import { findPassages } from '#features/copilot/knowledge/find-passages.ts';
import { isQuotable } from '#features/copilot/knowledge/kinds-of-source.ts';
import { sourceOf } from '#features/copilot/knowledge/links.ts';
import { cellsOfRow, kindOfPiece, labelOf, wordsOfPiece } from '#features/copilot/knowledge/pieces/piece.ts';
import type { ItemPlace } from '#features/copilot/knowledge/place/read-place.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { wishesServed } from './answer-at-place.ts';
import { AT_A_GLANCE, stretchesAt } from './stretches-at.ts';

/** So few words that are selected are a term: what they mean is asked, and not what is said around them. */
const MOST_WORDS = 3;
const LOOKED_AT = 20;
/** A piece of a sentence, and nothing that has a name. */
const IS_NO_TERM =
  /^(?:is|are|was|were|be|been|has|have|had|do|does|not|of|to|in|on|at|by|for|with|from|and|or|but|so|than|that|which|who|it|this|these|they|you|we)\b/i;

/**
 * What a selected word means: by the glossary, or by what the library says of it where it names it; else that nothing
 * explains it. Null for a longer selection.
 */
export async function explainWords(input: SkillInput, selection: string, place: ItemPlace): Promise<StreamLine | null> {
  const words = selection.trim().split(/\s+/);
  if (words.length > MOST_WORDS || IS_NO_TERM.test(selection.trim()) || isSentence(selection, place)) return null;
  const { orgId } = input.request.caller;
  const name = words.join(' ').replaceAll(/[.,;:!?'"‘’“”]+$|^['"‘’“”]+/g, '');
  const sources = [sourceOf(orgId, place.item, place.chunk, place.heading)];
  const suggestions = wishesServed(place, 'explain');
  const terms = await inOrganization(input.world.db, orgId, listTerms);
  const term = terms.find((each) => [each.term, ...each.aliases].some((other) => isSameWord(other, name)));
  if (term) {
    const meaning = `**${term.term}**: ${term.definition}`;
    const room = AT_A_GLANCE - sizeOf(meaning);
    const [here] = room < LEAST_ROOM ? [] : await stretchesAt(input, { selection, place, words: room });
    const isBeside = here?.block === place.block && !/^[-|] /.test(here.text);
    input.writer.write({ content: isBeside ? `${meaning}\n\nIn this lesson: ${here.text}` : meaning });
    return { sources, suggestions };
  }
  const beside = [...place.following, ...place.later, ...place.preceding].find((sentence) => defines(name, sentence));
  if (beside) {
    input.writer.write({ content: beside });
    return { sources, suggestions };
  }
  const found = await findPassages({ ...input, vector: null }, { text: `what is ${name}`, limit: LOOKED_AT });
  const defining = found.find(
    ({ group, text }) =>
      isQuotable(input.context.tree.itemById.get(group)!.kind) && !text.includes(place.text) && saysWhatIs(name, text),
  );
  if (defining) {
    const item = input.context.tree.itemById.get(defining.group)!;
    input.writer.write({ content: `**${item.title}** says of it: ${told(defining.text)}` });
    return { sources: [sourceOf(orgId, item, {}, defining.heading), ...sources], suggestions };
  }
  input.writer.trace.gap();
  const around = stretchAround(place);
  input.writer.write({
    content:
      around.split(/\s+/).length - words.length < SAYS_MORE
        ? `I find no explanation of **${name}** in what ${input.request.organization.name} has published. It stands here in **${place.item.title}**: ${place.text}`
        : `No sentence says by itself what **${name}** means. This is what stands around it:\n\n${around}`,
  });
  return { sources, suggestions };
}

/** What the lesson says of it beside the glossary needs so much room. */
const LEAST_ROOM = 12;
const sizeOf = (text: string): number => text.split(/\s+/).length;

/** So many words more than the word itself may tell what it means. */
const SAYS_MORE = 6;
const MOST_AROUND = 55;

/** The sentence that it stands in with the one before it and those after it, as far as they are read at a glance. */
function stretchAround({ text, rows, preceding, following }: ItemPlace): string {
  if (rows.length > 0) return text;
  const stretch = [text];
  const fits = (more: string) => [...stretch, more].join(' ').split(/\s+/).length <= MOST_AROUND;
  const before = preceding.at(-1);
  if (before !== undefined && fits(before)) stretch.unshift(before);
  for (const after of following) {
    if (!fits(after)) break;
    stretch.push(after);
  }
  return stretch.join(' ');
}

/** A row by its columns: what it is called was asked. */
function told(text: string): string {
  if (kindOfPiece(text) !== 'row') return wordsOfPiece(text);
  const { head, cells } = cellsOfRow(text);
  return `\n\n${cells
    .flatMap((cell, i) => (i === 0 || cell === '' ? [] : [`- ${head[i] ? `${head[i]}: ` : ''}${cell}`]))
    .join('\n')}`;
}

const isSameWord = (a: string, b: string): boolean => {
  const [one, other] = [searchWords(a), searchWords(b)];
  return one.length > 0 && one.length === other.length && one.every((stem, i) => stem === other[i]);
};

/** An entry that is called so, or a sentence that begins with the word and says what it is. */
function saysWhatIs(name: string, text: string): boolean {
  const kind = kindOfPiece(text);
  if (kind !== 'text') return isSameWord(labelOf(text, kind), name);
  return defines(name, text);
}

/** A sentence that begins with the word and says what it is. */
function defines(name: string, sentence: string): boolean {
  const own = name.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, '');
  return new RegExp(`^(?:an?|the)? ?${own.replaceAll('-', '\\-')} (?:is|are|means?|happens|looks)\\b`, 'i').test(
    sentence,
  );
}

/** A whole sentence, however short, is no term: 'Everything turns grey.' */
const isSentence = (selection: string, { text }: ItemPlace): boolean =>
  /[.!?]['"’”]?$/.test(text) && text.split(/\s+/).length > 1 && bareOf(text) === bareOf(selection);

const bareOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
