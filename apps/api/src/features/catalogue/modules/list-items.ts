import type { itemPage, itemQuery } from '@snapwell/contract/catalogue/catalogue.schemas';
import { z } from 'zod';
import { readCursor, toPage } from '#platform/cursor.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { withCatalogue } from '../tree/with-catalogue.ts';
import { presentItem } from '../tree/present-cards.ts';

/** The items of the library that are of a kind, or short enough, in its order. */
export function listItems(
  world: Pick<World, 'db'>,
  caller: MemberCaller,
  { cursor, limit, type, max_minutes: most, tag }: z.output<typeof itemQuery>,
): Promise<z.output<typeof itemPage>> {
  const after = readCursor(cursor, z.tuple([z.string()]))?.[0];
  return withCatalogue(world, caller, ({ tree, learner }) => {
    const items = tree.modules
      .filter(({ tags }) => tag === undefined || tags.includes(tag))
      .flatMap((module) => module.items);
    const fitting = items
      .slice(after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1)
      .filter((item) => (type === undefined || item.type === type) && (most === undefined || item.minutes <= most));
    return toPage(fitting.slice(0, limit + 1), limit, {
      cursorOf: ({ id }) => [id],
      present: (item) => presentItem(tree, learner, item),
    });
  });
}
