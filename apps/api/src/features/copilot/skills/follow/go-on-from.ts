import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import type { ItemPassage } from '../../knowledge/composing/item-passage.ts';
import { entryOfLetter } from '../../knowledge/composing/asked/entries-asked.ts';
import { withWarning } from '../../knowledge/composing/whole-passage.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
import { listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { kindOfPiece, labelOf, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import type { SkillInput } from '../../request/skill-input.ts';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const NEXT =
  /^(?:(?:ok|okay|and|so|then|yes|right|what|whats|is|comes?|happens?|do i do|must i do|should i do|i|do|go|on|please|after|afterwards|that|this|it|the|next|now|one|step|more|tell|me|else|again|there) ?)+$/;
const IS_NEXT = /\b(?:next|then|after|afterwards|more|else|go on|now)\b/;
const LISTED = new Set(['point', 'step', 'row']);
/** A name of more words is a sentence. */
const LONGEST_LABEL = 4;
/** So many words may stand beside the name of an entry: 'she just says no'. */
const BESIDE_LABEL = 1;
/** So many words are read at a glance. */
const WORDS = 60;

const DENIES = /\b(?:not|no|never|without|can'?t|cannot|do(?:es)?n'?t|dosn'?t|won'?t|isn'?t|didn'?t|aren'?t)\b/i;

interface Before {
  readonly reply: string;
  readonly items: readonly string[];
}

/**
 * What is asked for by its place in what was just said: 'and the third?', 'what then?'. Null for all else, and where
 * nothing stands there.
 */
export async function goOnFrom(input: SkillInput, { reply, items }: Before): Promise<StreamLine | null> {
  const named = (await entryCalled(input, items)) ?? (await entryNamed(input, items));
  if (named) return named;
  const item = items[0] === undefined ? undefined : input.context.tree.itemById.get(items[0]);
  const asked = input.request.question
    .toLowerCase()
    .replaceAll(/[^a-z ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ordinal = ORDINALS.findIndex((word) => new RegExp(`\\b${word}\\b`).test(asked));
  const isNext = NEXT.test(asked) && IS_NEXT.test(asked);
  if (!item || (!isNext && (ordinal === -1 || searchWords(asked).length > 2))) return null;
  const all = (await listPassagesOfItem(input, item.id)).map((place) => ({ ...place, group: item.id, share: 0 }));
  const said = all.filter(({ text }) => isIn(text, reply));
  const found = isNext ? after(all, said) : nth(all, said, ordinal);
  return say(
    input,
    found.flatMap((place) => withWarning(place, all)),
  );
}

const LETTER = /^(?:the |letter |about |for )*([a-z])[?.! ]*$/i;

/** 'And B?': the entry of a list or a table that begins so, where its entries spell a word by which they are known. */
async function entryCalled(input: SkillInput, items: readonly string[]): Promise<StreamLine | null> {
  const letter = LETTER.exec(input.request.question.trim())?.[1];
  if (letter === undefined) return null;
  for (const id of items) {
    if (!input.context.tree.itemById.has(id)) continue;
    const entries = (await listPassagesOfItem(input, id)).filter(({ text }) => labelOf(text) !== '');
    for (const list of Map.groupBy(entries, ({ paragraph, heading }) => paragraph ?? heading).values()) {
      const [found] = entryOfLetter(letter, list) ?? [];
      if (found) return say(input, [{ ...found, group: id, share: 0 }]);
    }
  }
  return null;
}

/** The entry of a list or a table of these items that is called what is asked: 'and opioids?', 'and with weak legs?'. */
async function entryNamed(input: SkillInput, items: readonly string[]): Promise<StreamLine | null> {
  const asked = new Set(searchWords(input.request.question));
  // 'And if she doesn't get the numbers' wants what else there is.
  const isDenied = DENIES.test(input.request.question);
  if (asked.size === 0) return null;
  for (const id of items) {
    if (!input.context.tree.itemById.has(id)) continue;
    const all = (await listPassagesOfItem(input, id)).map((place) => ({ ...place, group: id, share: 0 }));
    const found = all.find(({ text }) => {
      const label = new Set(searchWords(labelOf(text)));
      // A name of several words is known among others, one of a single word only by itself.
      const beside = label.size > 1 ? BESIDE_LABEL : 0;
      return (
        label.size > 0 &&
        label.size <= LONGEST_LABEL &&
        (!isDenied || DENIES.test(labelOf(text))) &&
        asked.size <= label.size + beside &&
        [...label].every((word) => asked.has(word))
      );
    });
    const one = found ?? (isDenied ? undefined : onlyEntryWith(asked, all));
    if (one) return say(input, withWarning(one, all));
  }
  return null;
}

/** 'And heart': the only entry whose name has that word; none where several have. */
function onlyEntryWith<Entry extends ItemPassage>(
  asked: ReadonlySet<string>,
  all: readonly Entry[],
): Entry | undefined {
  const [word] = asked;
  if (asked.size !== 1 || word === undefined) return undefined;
  const named = all.filter(({ text }) => {
    const label = searchWords(labelOf(text));
    return label.length > 0 && label.length <= LONGEST_LABEL && label.includes(word);
  });
  return named.length === 1 ? named[0] : undefined;
}

function say({ writer, request, context }: SkillInput, found: readonly PassageAtSecond[]): StreamLine | null {
  const [first] = found;
  const item = first && context.tree.itemById.get(first.group);
  if (!item) return null;
  writer.write({ content: textOfAnswer([found]) });
  const chunk = { paragraph: first.paragraph ?? undefined, seconds: first.seconds ?? undefined };
  return { sources: [sourceOf(request.caller.orgId, item, chunk, first.heading)] };
}

type PassageAtSecond = ItemPassage & { readonly seconds: number | null };

const folded = (text: string): string =>
  wordsOfPiece(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

let lastFolded = { reply: '', words: '' };

/** The same reply is looked through for passage after passage. */
function foldedReply(reply: string): string {
  if (lastFolded.reply !== reply)
    lastFolded = { reply, words: reply.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ') };
  return lastFolded.words;
}

/** A passage was said when its words stand in the reply; a row is there without its head. */
export function isIn(text: string, reply: string): boolean {
  const words = foldedReply(reply);
  const own = kindOfPiece(text) === 'row' ? (text.split('\n').at(-1) ?? text) : text;
  const plain = folded(own.replaceAll('|', ' '));
  return plain !== '' && words.includes(plain);
}

/** What follows the last thing that was said, as far as it is read at a glance. */
function after(all: readonly PassageAtSecond[], said: readonly PassageAtSecond[]): PassageAtSecond[] {
  const last = said.at(-1);
  if (!last) return [];
  const next: PassageAtSecond[] = [];
  for (const place of all.slice(all.indexOf(last) + 1)) {
    if (kindOfPiece(place.text) === 'question') continue;
    if (next.length > 0 && (place.heading !== next[0]!.heading || words([...next, place]) > WORDS)) break;
    next.push(place);
  }
  return next;
}

/** The entry of that number, of the list or the table that was spoken of; else of the first under its heading. */
function nth(all: readonly PassageAtSecond[], said: readonly PassageAtSecond[], ordinal: number): PassageAtSecond[] {
  const near = [...said.toReversed(), ...all.filter(({ heading }) => said.some((each) => each.heading === heading))];
  const listed =
    near.find(({ text }) => LISTED.has(kindOfPiece(text))) ?? all.find(({ text }) => LISTED.has(kindOfPiece(text)));
  if (!listed) return [];
  const entries = all.filter(
    ({ paragraph, text }) => paragraph === listed.paragraph && kindOfPiece(text) === kindOfPiece(listed.text),
  );
  return entries[ordinal] ? [entries[ordinal]] : [];
}

const words = (places: readonly PassageAtSecond[]): number =>
  places.reduce((sum, { text }) => sum + folded(text).split(' ').length, 0);
