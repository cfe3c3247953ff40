import { chooseStretches, tellStretches, type ToldStretch } from '../../knowledge/place/choose-stretches.ts';
import { sentencesAt } from '../../knowledge/place/find-sentences.ts';
import { rankSentences } from '../../knowledge/place/rank-sentences.ts';
import type { ItemPlace } from '../../knowledge/place/read-place.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { alternativesFor } from '../../words/alternatives.ts';

/** So many words are read before one looks away; some of them are the words that lead to it. */
export const AT_A_GLANCE = 57;

/** Said before what stands right before the selection. */
export const RIGHT_BEFORE = 'Right before it:';

/** A list or a table stands below the words that lead to it, a sentence goes on after them. */
export const withLead = (lead: string, text: string): string =>
  /^(?:[-*|]|\d+\.)\s/.test(text) ? `${lead}\n\n${text}` : `${lead} ${text}`;

interface SelectionQuery {
  readonly selection: string;
  readonly place: ItemPlace;
  /** What is not said again, where that is more than the selection. */
  readonly inView?: string;
  /** How many may be said. */
  readonly words?: number;
}

/** What of an item most likely answers what is asked of a text that was selected in it; empty where nothing stands there. */
export async function stretchesAt(
  { world, request, context }: SkillInput,
  // Of a heading that was selected what stands beneath it is meant, and not in view.
  { selection, place, inView = place.isHeading ? '' : selection, words = AT_A_GLANCE }: SelectionQuery,
): Promise<ToldStretch[]> {
  const question = await sentencesAt(
    world,
    {
      orgId: request.caller.orgId,
      version: context.indexVersion,
      item: place.item,
      blocks: place.blocks,
      asked: request.question,
      alternatives: alternativesFor(request.question, context.words),
      without: context.lockedIds,
    },
    { selection, place },
  );
  if (!question) return [];
  const choice = { ...question, shares: rankSentences(question), inView };
  return tellStretches(choice, chooseStretches(choice, words));
}
