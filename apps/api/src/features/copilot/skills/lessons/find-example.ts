import type { SearchHit } from '#adapters/passage-search/port.ts';
import { searchLibrary } from '../../knowledge/find-passages.ts';
import { isQuotable } from '../../knowledge/kinds-of-source.ts';
import { kindOfPiece } from '../../knowledge/pieces/piece.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { taughtWith } from './taught-with.ts';

/** Items of a module that are read whole. */
const READ_WHOLE = 30;

interface ExampleWish {
  /** An example of what is taught in the modules of these. */
  readonly items: readonly string[];
  readonly about: string;
  /** What was read out before and isn't again. */
  readonly isSaid: (text: string) => boolean;
}

/** What a module calls an example, the one nearest to what it is to be of; null where it has none. */
export async function findExample(input: SkillInput, { items, about, isSaid }: ExampleWish): Promise<SearchHit | null> {
  const { world, request, context } = input;
  const within = taughtWith(context.tree, items).filter((id) => isQuotable(context.tree.itemById.get(id)!.kind));
  if (within.length === 0) return null;
  const [vector = null] = (await world.assistant.search.encode([about])) ?? [];
  const hits = await searchLibrary(
    world,
    { orgId: request.caller.orgId, version: context.indexVersion },
    {
      text: about,
      alternatives: [],
      vector,
      within,
      without: context.lockedIds,
      limit: READ_WHOLE,
      whole: READ_WHOLE,
    },
  );
  return (
    hits
      .filter(({ text }) => kindOfPiece(text) === 'example' && !isSaid(text))
      .toSorted((a, b) => b.score - a.score)[0] ?? null
  );
}
