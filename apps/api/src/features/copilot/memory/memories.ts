import { MEMORIES } from '@snapwell/contract/copilot/copilot.limits';
import type { Memory } from '@snapwell/contract/copilot/memory.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { deleteMemoryRows, findOwner, listMemoryRows, type MemoryRow, upsertMemory } from './memories.repository.ts';

type MemoryWorld = Pick<World, 'db' | 'clock'>;

/** What the assistant remembers for the caller, the oldest first. */
export async function listMemories({ db }: Pick<World, 'db'>, { orgId, uid }: MemberCaller) {
  const rows = await inOrganization(db, orgId, (scope) => listMemoryRows(scope, uid));
  return { items: rows.map(present) };
}

/** Remembers something, or changes what is remembered under this id. The same words twice are remembered once. */
export function saveMemory(
  { db, clock }: MemoryWorld,
  { orgId, uid }: MemberCaller,
  { id, text }: { id: string; text: string },
): Promise<Memory> {
  return inOrganization(db, orgId, async (scope) => {
    const owner = await findOwner(scope, id);
    if (owner !== null && owner !== uid) throw new AppError('not_found');
    const rows = await listMemoryRows(scope, uid);
    const same = rows.find((row) => row.text.toLowerCase() === text.toLowerCase() && row.id !== id);
    if (same) {
      if (owner !== null) await deleteMemoryRows(scope, uid, id);
      return present(same);
    }
    if (owner === null && rows.length >= MEMORIES) throw new AppError('limit_reached');
    const createdAt = rows.find((row) => row.id === id)?.createdAt ?? clock.now();
    await upsertMemory(scope, { id, uid, text, createdAt });
    return present({ id, text, createdAt });
  });
}

/** Remembers something that was said in a conversation. */
export const remember = (world: MemoryWorld, caller: MemberCaller, text: string): Promise<Memory> =>
  saveMemory(world, caller, { id: newId(world.clock.now()), text });

/** Forgets one thing, or everything. */
export function forgetMemories({ db }: Pick<World, 'db'>, { orgId, uid }: MemberCaller, id?: string) {
  return inOrganization(db, orgId, async (scope) => {
    await deleteMemoryRows(scope, uid, id);
    return { items: (await listMemoryRows(scope, uid)).map(present) };
  });
}

const present = ({ id, text, createdAt }: MemoryRow): Memory => ({ id, text, created_at: createdAt.toISOString() });
