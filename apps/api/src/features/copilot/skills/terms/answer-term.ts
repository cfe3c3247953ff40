import { listTerms } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { SkillInput } from '../../request/skill-input.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { kindOfPiece, wordsOfPiece } from '../../knowledge/pieces/piece.ts';

const ASKS_FOR_TERM =
  /^(?:please\s+)?(?:what(?:'s|’s| is| are| does)|define|definition of|meaning of|explain|what is the meaning of|what is meant by)\s+(?:an?\s+|the\s+|term\s+)*(.+?)(?:\s+(?:mean|stand for|means))?\s*[?.!]*$/i;

/** The word of the glossary that is called so. */
export function termNamed<T extends { readonly term: string; readonly aliases: readonly string[] }>(
  terms: readonly T[],
  name: string,
): T | null {
  const isNamed = (each: string) => fold(each) === fold(name);
  return terms.find(({ term, aliases }) => [term, ...aliases].some(isNamed)) ?? null;
}

/** The word of the organization's glossary that the question asks for; null when it asks for something else. */
export async function termAsked({ world, request }: Pick<SkillInput, 'world' | 'request'>) {
  const named = ASKS_FOR_TERM.exec(request.question.trim())?.[1];
  return named ? termNamed(await inOrganization(world.db, request.caller.orgId, listTerms), named) : null;
}

/**
 * What a word of the glossary means, and what a lesson says that it is; null when something else is asked. `isSure`: the
 * first of what was found surely answers, and is said where nothing says more plainly what it is.
 */
export async function answerTerm(
  input: SkillInput,
  { found, isSure }: { readonly found: readonly SearchHit[]; readonly isSure: boolean },
): Promise<StreamLine | null> {
  const { request, writer, context } = input;
  const term = await termAsked(input);
  if (!term) return null;
  const definition = `**${term.term}**: ${term.definition}`;
  const having = found.filter(({ heading, text }) => fold(`${heading} ${text}`).includes(fold(term.term)));
  const isTaught = ({ group }: SearchHit) => context.tree.itemById.get(group)?.kind === 'article';
  // A story says little without its pictures, but where it is open.
  const isRead = (hit: SearchHit) =>
    (isTaught(hit) || hit.group === context.openItem?.id) &&
    !['row', 'question'].includes(kindOfPiece(hit.text)) &&
    !hit.text.endsWith(':');
  // A sentence that only mentions it adds nothing to what it is.
  const isDefined = ({ heading, text }: SearchHit) =>
    [term.term, ...term.aliases].some((name) => defining(name).test(`${heading}. ${text}`));
  const [first] = found;
  const taught = having.find((hit) => isRead(hit) && (isDefined(hit) || (isSure && hit === first)));
  const said = taught ? wordsOfPiece(taught.text) : '';
  const isMore = taught !== undefined && `${definition} ${said}`.split(/\s+/).length <= AT_A_GLANCE;
  writer.write({ content: isMore ? `${definition}\n\n${said}` : definition });
  const places = [taught ?? having.find(isTaught) ?? having[0], first];
  const byItem = new Map(places.flatMap((place) => (place ? [[place.group, place] as const] : [])).toReversed());
  const sources = [...byItem.values()].toReversed().flatMap((place) => {
    const item = context.tree.itemById.get(place.group);
    return item ? [sourceOf(request.caller.orgId, item, {}, place.heading)] : [];
  });
  return sources.length > 0 ? { sources } : {};
}

/** A definition and what a lesson says of it are read together where they are no longer than this, in words. */
const AT_A_GLANCE = 60;

/** What says of a name what it is or does: 'SBAR is', 'is called disclosure'. */
const defining = (name: string): RegExp => {
  const own = name.replaceAll(/[^\p{L}\p{N} ]/gu, '.');
  return new RegExp(
    `\\b(?:what|why|an?|the)? ?${own}s? (?:is|are|means?|stands|was|came|consoles|begins|works|looks|happens)\\b|\\b(?:called|is|are|means?) (?:an? |the )?${own}\\b|^what ${own}`,
    'iu',
  );
};

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/s$/, '');
