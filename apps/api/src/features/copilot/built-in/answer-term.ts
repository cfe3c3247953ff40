import { listTerms } from '#features/learning/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { SkillInput } from './skill-input.ts';
import { sourceOf } from './links.ts';

const ASKS_FOR_TERM =
  /^(?:please\s+)?(?:what(?:'s|’s| is| are| does)|define|definition of|meaning of|explain|what is the meaning of|what is meant by)\s+(?:an?\s+|the\s+|term\s+)*(.+?)(?:\s+(?:mean|stand for|means))?\s*[?.!]*$/i;

/** A word of the organization's glossary that the question asks for; null when it asks for something else. */
export async function answerTerm(
  { world, turn, pen, around }: SkillInput,
  found: readonly SearchHit[],
): Promise<StreamLine | null> {
  const named = ASKS_FOR_TERM.exec(turn.question.trim())?.[1];
  if (!named) return null;
  const terms = await inOrganization(world.db, turn.caller.orgId, listTerms);
  const term = terms.find(({ term: word, aliases }) => [word, ...aliases].some((name) => fold(name) === fold(named)));
  if (!term) return null;
  pen.write({ content: `**${term.term}**: ${term.definition}` });
  const item = found[0] && around.tree.itemById.get(found[0].group);
  return item ? { sources: [sourceOf(turn.caller.orgId, item, {}, found[0]!.heading)] } : {};
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/s$/, '');
