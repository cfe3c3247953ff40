import type { Assignment as PresentedAssignment, newAssignment } from '@snapwell/contract/learning/record.schemas';
import type { PageQuery } from '@snapwell/contract/http/page';
import type { z } from 'zod';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type Catalogue, readAsked, withCatalogue } from '#features/catalogue/index.ts';
import {
  type Assignment,
  deleteAssignment,
  insertAssignment,
  isAddressee,
  listAssignments,
} from './assignments.repository.ts';

type AssignWorld = Pick<World, 'db' | 'clock'>;

/** Asks a member, a group or everybody to finish something. */
export function assign(
  world: AssignWorld,
  caller: OrganizationCaller,
  input: z.output<typeof newAssignment>,
): Promise<PresentedAssignment> {
  return withCatalogue(world, caller, async (catalogue) => {
    const {
      target_type: targetType,
      target_id: targetId,
      uid = null,
      group_id: groupId = null,
      due_on: dueOn = null,
    } = input;
    if (uid !== null && groupId !== null)
      throw new AppError('invalid_request', [
        { path: 'group_id', message: /*i18n*/ 'Name a member or a group, not both.' },
      ]);
    const titles = await titlesOf(catalogue, caller.uid);
    if (!titles(targetType, targetId))
      throw new AppError('invalid_request', [
        { path: 'target_id', message: /*i18n*/ 'There is no such thing to finish.' },
      ]);
    if (!(await isAddressee(catalogue.scope, { uid, groupId }))) {
      throw new AppError('invalid_request', [
        { path: uid === null ? 'group_id' : 'uid', message: /*i18n*/ 'Nobody of this id is here.' },
      ]);
    }
    const at = world.clock.now();
    const row = await insertAssignment(catalogue.scope, {
      id: newId(at),
      targetType,
      targetId,
      uid,
      groupId,
      dueOn,
      createdBy: caller.uid,
      createdAt: at,
    });
    return present(row, titles);
  });
}

export function getAssignments(world: AssignWorld, caller: OrganizationCaller, { limit, cursor }: PageQuery) {
  return withCatalogue(world, caller, async (catalogue) => {
    const rows = await listAssignments(catalogue.scope, { after: readCursor(cursor, momentAndId), limit: limit + 1 });
    const titles = await titlesOf(catalogue, caller.uid);
    return toPage(rows, limit, {
      cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
      present: (row) => present(row, titles),
    });
  });
}

export function removeAssignment(
  world: AssignWorld,
  caller: OrganizationCaller,
  id: string,
): Promise<{ is_done: true }> {
  return withCatalogue(world, caller, async ({ scope }) => {
    if (!(await deleteAssignment(scope, id))) throw new AppError('not_found');
    return { is_done: true };
  });
}

type Titles = (type: Assignment['targetType'], id: string) => string | undefined;

async function titlesOf({ scope, tree }: Catalogue, uid: string): Promise<Titles> {
  const { courses } = await readAsked(scope, uid);
  return (type, id) => {
    if (type === 'module') return tree.moduleById.get(id)?.title;
    return type === 'content' ? tree.itemById.get(id)?.title : courses.find((course) => course.id === id)?.title;
  };
}

function present(
  { id, targetType, targetId, uid, groupId, dueOn, createdAt }: Assignment,
  titles: Titles,
): PresentedAssignment {
  return {
    id,
    target_type: targetType,
    target_id: targetId,
    target_title: titles(targetType, targetId) ?? '',
    uid,
    group_id: groupId,
    due_on: dueOn,
    created_at: createdAt.toISOString(),
  };
}
