import type { moduleQuery, modulePage } from '@snapwell/contract/catalogue/catalogue.schemas';
import { z } from 'zod';
import { readCursor, toPage } from '#platform/cursor.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { withCatalogue } from '../tree/with-catalogue.ts';
import { presentModule } from '../tree/present-cards.ts';
import { moduleStateOf } from '../tree/learner.ts';

/** The catalogue: a page of modules that fit the filters, in the order of the library. */
export function listModules(
  world: Pick<World, 'db'>,
  caller: MemberCaller,
  query: z.output<typeof moduleQuery>,
): Promise<z.output<typeof modulePage>> {
  const after = readCursor(query.cursor, z.tuple([z.string()]))?.[0];
  return withCatalogue(world, caller, ({ tree, learner }) => {
    const start = after === undefined ? 0 : tree.modules.findIndex(({ id }) => id === after) + 1;
    const fitting = tree.modules
      .slice(start)
      .filter(
        (module) =>
          (!query.tag || module.tags.includes(query.tag)) &&
          (!query.state || moduleStateOf(learner, module) === query.state),
      );
    const page = toPage(fitting.slice(0, query.limit + 1), query.limit, {
      cursorOf: ({ id }) => [id],
      present: (module) => presentModule(learner, module),
    });
    return { ...page, tags: [...new Set(tree.modules.flatMap(({ tags }) => tags))].sort() };
  });
}
