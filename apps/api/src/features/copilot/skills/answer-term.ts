import { listTerms } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { SkillInput } from '../request/skill-input.ts';
import { sourceOf } from '../knowledge/links.ts';
import { wordsOfPiece } from '../knowledge/pieces/piece.ts';

const ASKS_FOR_TERM =
  /^(?:please\s+)?(?:what(?:'s|’s| is| are| does)|define|definition of|meaning of|explain|what is the meaning of|what is meant by)\s+(?:an?\s+|the\s+|term\s+)*(.+?)(?:\s+(?:mean|stand for|means))?\s*[?.!]*$/i;

/** A word of the organization's glossary that the question asks for; null when it asks for something else. */
export async function answerTerm(
  { world, request, writer, context }: SkillInput,
  found: readonly SearchHit[],
): Promise<StreamLine | null> {
  const named = ASKS_FOR_TERM.exec(request.question.trim())?.[1];
  if (!named) return null;
  const terms = await inOrganization(world.db, request.caller.orgId, listTerms);
  const term = terms.find(({ term: word, aliases }) => [word, ...aliases].some((name) => fold(name) === fold(named)));
  if (!term) return null;
  const item = found[0] && context.tree.itemById.get(found[0].group);
  const definition = `**${term.term}**: ${term.definition}`;
  const said = found[0] && fold(found[0].text).includes(fold(term.term)) ? wordsOfPiece(found[0].text) : '';
  const isMore = said !== '' && `${definition} ${said}`.split(/\s+/).length <= AT_A_GLANCE && !said.includes('|');
  writer.write({ content: isMore ? `${definition}\n\n${said}` : definition });
  return item ? { sources: [sourceOf(request.caller.orgId, item, {}, found[0]!.heading)] } : {};
}

/** A definition and what a lesson says of it are read together where they are no longer than this, in words. */
const AT_A_GLANCE = 60;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/s$/, '');
