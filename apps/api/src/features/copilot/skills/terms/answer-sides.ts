import type { SearchHit } from '#adapters/passage-search/port.ts';
import { searchWords } from '#adapters/passage-search/words.ts';
import { listTerms } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { firstOf } from '../../knowledge/composing/lists.ts';
import { sidesAsked, sidesIn } from '../../knowledge/composing/asked/sides-asked.ts';
import { tableAsked } from '../../knowledge/composing/asked/table-asked.ts';
import { listPassagesOfItem, rankLibrary } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { kindOfPiece, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { termNamed } from './answer-term.ts';

/** So many lessons that were found may set both side by side. */
const LOOKED_AT = 3;
/** So many words of what a lesson says of one side are read beside the other. */
const MOST_WORDS = 45;

interface Side {
  readonly said: string;
  readonly place: SearchHit | null;
}

/**
 * What each of two things is whose difference is asked for: by the glossary, one of them by the lesson that surely says
 * it. Null where something else is asked, where a lesson sets both apart itself, or where one of them is nowhere.
 */
export async function answerSides(input: SkillInput, found: readonly SearchHit[]): Promise<StreamLine | null> {
  const { world, request, writer, context } = input;
  const sides = sidesIn(request.question);
  if (!sides || (await isSetApart(input, found))) return null;
  const terms = await inOrganization(world.db, request.caller.orgId, listTerms);
  const named = sides.map((side) => termNamed(terms, side));
  if (named.every((term) => term === null)) return null;
  const told: Side[] = [];
  for (const [at, side] of sides.entries()) {
    const term = named[at];
    const own = found.find(({ text }) => searchWords(text).includes(searchWords(term?.term ?? side)[0] ?? ''));
    const one = term ? { said: `**${term.term}**: ${term.definition}`, place: own ?? null } : await taught(input, side);
    if (!one) return null;
    told.push(one);
  }
  writer.write({ content: told.map(({ said }) => said).join('\n\n') });
  const places = new Map(told.flatMap(({ place }) => (place ? [[place.group, place] as const] : [])));
  return {
    sources: [...places.values()].flatMap((place) => {
      const item = context.tree.itemById.get(place.group);
      return item ? [sourceOf(request.caller.orgId, item, {}, place.heading)] : [];
    }),
  };
}

/** Whether one of the lessons that were found has a table or entries for both. */
async function isSetApart(input: SkillInput, found: readonly SearchHit[]): Promise<boolean> {
  const groups = [...new Set(found.map(({ group }) => group))].slice(0, LOOKED_AT);
  for (const group of groups) {
    const own = (await listPassagesOfItem(input, group)).map((place) => ({ ...place, group, share: 0 }));
    const { question } = input.request;
    if (firstOf(own.slice(0, 1), (near) => tableAsked(question, near, own)) ?? sidesAsked(question, own)) return true;
  }
  return false;
}

/** What a lesson surely says that it is; null where none does. */
async function taught(input: SkillInput, side: string): Promise<Side | null> {
  const question = `what is ${side}`;
  const [vector = null] = (await input.world.assistant.search.encode([question])) ?? [];
  const { trust, passages } = await rankLibrary({ ...input, vector, request: { ...input.request, question } });
  const [wanted] = searchWords(side);
  const place = passages.find(
    ({ hit }) => kindOfPiece(hit.text) === 'text' && searchWords(hit.text).includes(wanted ?? ''),
  )?.hit;
  if (trust !== 'sure' || !place) return null;
  const said = wordsOfPiece(place.text);
  const name = `${side.charAt(0).toUpperCase()}${side.slice(1)}`;
  return said.split(/\s+/).length <= MOST_WORDS ? { said: `**${name}**: ${said}`, place } : null;
}
