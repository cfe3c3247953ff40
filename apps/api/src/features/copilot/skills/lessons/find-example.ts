import type { SearchHit } from '#adapters/passage-search/port.ts';
import { searchLibrary } from '../../knowledge/find-passages.ts';
import { isQuotable } from '../../knowledge/kinds-of-source.ts';
import { kindOfPiece, markedPiece, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { taughtWith } from '../../knowledge/taught-with.ts';

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
  const within = taughtWith(context.tree.itemById, items).filter((id) =>
    isQuotable(context.tree.itemById.get(id)!.kind),
  );
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
  const [found] = hits.filter(({ text }) => isExample(text) && !isSaid(text)).toSorted((a, b) => b.score - a.score);
  return found ? { ...found, text: wholeExample(hits, found) } : null;
}

/** A part of an example with a name of its own, 'Better: ...', begins a paragraph. */
const NAMED = /^\p{Lu}[\p{L} ]{1,20}: |^\p{Lu} ['‘]/u;

/** So many words of an example are read in a drawer. */
const MOST_WORDS = 170;

/** All that the author calls that example: 'Instead of' says nothing without its 'Better'. */
function wholeExample(hits: readonly SearchHit[], found: SearchHit): string {
  const own = hits
    .filter(({ group, heading, text }) => group === found.group && heading === found.heading && isExample(text))
    .toSorted((a, b) => a.position - b.position);
  const at = own.findIndex(({ position }) => position === found.position);
  let [first, last] = [at, at];
  while (own[first - 1]?.position === own[first]!.position - 1) first--;
  while (own[last + 1]?.position === own[last]!.position + 1) last++;
  const whole = own.slice(first, last + 1);
  const words = whole.map(({ text }) => wordsOfPiece(text));
  const isReadable = words.join(' ').split(/\s+/).length <= MOST_WORDS;
  return isReadable
    ? markedPiece(
        'example',
        words
          .map((part, i) => (i > 0 && !NAMED.test(part) ? ` ${part}` : `\n\n${part}`))
          .join('')
          .trim(),
      )
    : found.text;
}

const isExample = (text: string): boolean => kindOfPiece(text) === 'example';
