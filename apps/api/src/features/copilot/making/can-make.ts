import type { MakingKind } from '@snapwell/contract/copilot/making.schemas';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { readingTask } from '../reading-task.ts';
import { canMakeOf } from './make-of.ts';
import { readSource } from './write-making.ts';

/** Whether a lesson holds enough to make that of: it is looked at before anything is promised. */
export async function canMake(
  world: Pick<World, 'db' | 'contentMaker'>,
  { orgId, uid }: Pick<MemberCaller, 'orgId' | 'uid'>,
  { kind, contentId }: { kind: MakingKind; contentId: string },
): Promise<boolean> {
  const { source, variant } = await readSource(world, { orgId, uid, sourceId: contentId });
  try {
    const material = await inThread(readingTask('readMaterial'), source);
    return material !== null && canMakeOf(world, { kind, material, variant });
  } catch (error) {
    if (error instanceof LimitReached) return false;
    throw error;
  }
}
