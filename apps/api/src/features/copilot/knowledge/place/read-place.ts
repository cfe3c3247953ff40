import type { TreeItem } from '#features/catalogue/index.ts';
import { readContents } from '#features/learning/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import { readingTask } from '#features/copilot/reading-task.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { findItemPassages } from '../passages.repository.ts';
import type { Block } from './item-blocks.ts';
import { placeIn, type PlaceText } from './place-in.ts';

/** Where the learner is in the item that is open, with what it says there. */
export interface ItemPlace extends PlaceText {
  readonly item: TreeItem;
  /** All that the item says. */
  readonly blocks: readonly Block[];
}

type PlaceQuery = Pick<SkillInput, 'world' | 'request'>;

/** The place the question was asked at; null where nothing is open, or nothing stands there. */
export async function readPlace(input: PlaceQuery): Promise<ItemPlace | null> {
  const { openItem: item } = input.request.context;
  const at = input.request.page?.place;
  if (!item || !at) return null;
  const blocks = await blocksOf(input, item);
  const found = placeIn(blocks, at);
  return found && { item, blocks, ...found };
}

/** What stands where in an item. */
export async function blocksOf(
  {
    world,
    request: { caller },
  }: { world: Pick<PlaceQuery['world'], 'db'>; request: { caller: { orgId: string; uid: string } } },
  item: Pick<TreeItem, 'id' | 'kind' | 'type'>,
): Promise<readonly Block[]> {
  if (item.type === 'quiz' || item.type === 'simulation') return [];
  if (item.kind === 'video') {
    const passages = await inOrganization(world.db, caller.orgId, (scope) => findItemPassages(scope, item.id));
    return passages.flatMap(({ heading, text, seconds }) =>
      seconds === null ? [] : [{ heading, text, seconds, rows: [] }],
    );
  }
  const [row] = await inOrganization(world.db, caller.orgId, (scope) =>
    readContents(scope, { uid: caller.uid, contentIds: [item.id] }),
  );
  if (!row) return [];
  try {
    return await inThread(readingTask('itemBlocks'), { kind: item.kind, body: row.item.body });
  } catch (error) {
    if (error instanceof LimitReached) return [];
    throw error;
  }
}
