import type { SearchHit } from '#adapters/passage-search/port.ts';
import { searchWords } from '#adapters/passage-search/words.ts';
import { findPassages } from '#features/copilot/knowledge/find-passages.ts';
import { isQuotable } from '#features/copilot/knowledge/kinds-of-source.ts';
import { wordsOfPiece } from '#features/copilot/knowledge/pieces/piece.ts';
import type { ItemPlace } from '#features/copilot/knowledge/place/read-place.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { trust } from '../trust.ts';

/** So many letters of a block say what it is about. */
const TELLING = 420;
const LOOKED_AT = 12;

/** What another lesson says of the same thing; null where nothing surely does. */
export async function elsewhere(input: SkillInput, place: ItemPlace, wanted = ''): Promise<SearchHit | null> {
  const text = `${place.text.slice(0, TELLING)} ${wanted}`.trim();
  const [vector = null] = (await input.world.assistant.search.encode([text])) ?? [];
  const found = await findPassages({ ...input, vector }, { limit: LOOKED_AT, text });
  const other = found.find(
    ({ group, text: said }) =>
      group !== place.item.id &&
      isQuotable(input.context.tree.itemById.get(group)!.kind) &&
      addsTo(place.text, wordsOfPiece(said)),
  );
  return other && trust(other) === 'sure' && isAboutTheSame(place.text, other.text) ? other : null;
}

/** A film often says a sentence of its lesson once more: so many words of its own make it another one. */
const OF_ITS_OWN = 4;

function addsTo(here: string, there: string): boolean {
  const words = new Set(searchWords(here));
  return new Set(searchWords(there).filter((word) => !words.has(word))).size >= OF_ITS_OWN;
}

/** A few words in common make no common subject. */
const SHARED = 3;

function isAboutTheSame(here: string, there: string): boolean {
  const words = new Set(searchWords(here));
  return new Set(searchWords(there).filter((word) => words.has(word))).size >= SHARED;
}

/** How another lesson puts it; a row or a list stands on lines of its own. */
export const putOtherwise = ({ title, text }: { title: string; text: string }): string =>
  `**${title}** puts it this way:${/^(?:\||- |\d+\. )/.test(text) ? '\n\n' : ' '}${text}`;
