import type { SearchHit } from '#adapters/passage-search/port.ts';
import type { Source } from '@snapwell/contract/copilot/stream.schemas';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { listPassagesOfItem } from '#features/copilot/knowledge/find-passages.ts';
import { sourceOf } from '#features/copilot/knowledge/links.ts';
import { wordsOfPiece } from '#features/copilot/knowledge/pieces/piece.ts';

/** A passage that the model was given, under the number by which it may cite it. */
export interface GivenPassage {
  readonly number: number;
  readonly contentId: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** Where it opens in the product. */
  readonly source: Source;
}

type PassagePosition = Pick<SearchHit, 'group' | 'position'>;

/** Every passage that a model was given while it answers, by the prompt and by its tools, each with one number. */
export interface PassagesGiven {
  add(hits: readonly PassagePosition[]): Promise<GivenPassage[]>;
  find(number: number): GivenPassage | null;
  readonly all: readonly GivenPassage[];
}

export function createPassagesGiven(input: Pick<SkillInput, 'world' | 'request' | 'context'>): PassagesGiven {
  const given = new Map<string, GivenPassage>();
  const items = new Map<string, ReturnType<typeof listPassagesOfItem>>();
  const placesOf = (contentId: string) => {
    const known = items.get(contentId) ?? listPassagesOfItem(input, contentId);
    items.set(contentId, known);
    return known;
  };
  return {
    async add(hits) {
      const places = await Promise.all(hits.map(async ({ group }) => placesOf(group)));
      return hits.flatMap(({ group, position }, at) => {
        const key = `${group} ${position}`;
        const item = input.context.tree.itemById.get(group);
        const place = places[at]!.find((each) => each.position === position);
        if (!item || !place) return [];
        const passage = given.get(key) ?? {
          number: given.size + 1,
          contentId: group,
          title: item.title,
          heading: place.heading,
          text: wordsOfPiece(place.text),
          source: sourceOf(
            input.request.caller.orgId,
            item,
            { paragraph: place.paragraph ?? undefined, seconds: place.seconds ?? undefined },
            place.heading,
          ),
        };
        given.set(key, passage);
        return [passage];
      });
    },
    find: (number) => [...given.values()][number - 1] ?? null,
    get all() {
      return [...given.values()];
    },
  };
}
