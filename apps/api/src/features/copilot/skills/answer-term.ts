import { listTerms } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { SkillInput } from '../request/skill-input.ts';
import { sourceOf } from '../knowledge/links.ts';

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
  writer.write({ content: `**${term.term}**: ${term.definition}` });
  const item = found[0] && context.tree.itemById.get(found[0].group);
  return item ? { sources: [sourceOf(request.caller.orgId, item, {}, found[0]!.heading)] } : {};
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/s$/, '');
