import { FILM_PLANNED } from '@snapwell/contract/copilot/copilot.limits';
import type { Film } from '@snapwell/contract/copilot/making.schemas';
import { addOwnContent } from '#features/library/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { MadeItem } from './make-of.ts';
import { findMaking, type MakingRow, updateMaking } from './makings.repository.ts';

export const SUMMARY = 'Made for you by Sophie, from the words of the page. Only you see it.';

/** Keeps what was made as a private item, unless its maker has given it up meanwhile. */
export async function saveItem(
  scope: OrganizationScope,
  { id, uid, title }: MakingRow,
  { kind, body }: MadeItem,
  at: Date,
): Promise<void> {
  const row = await findMaking(scope, { uid, id }, { forUpdate: true });
  if (row?.state !== 'working') return;
  const contentId = await addOwnContent(scope, { uid, kind, title, summary: SUMMARY, minutes: 3, body, at });
  await updateMaking(scope, id, { state: 'done', progress: 1, contentId });
}

/** Keeps the plan of a film: from now on a browser of its maker draws it. */
export async function savePlan(scope: OrganizationScope, { id, uid }: MakingRow, film: Film): Promise<void> {
  const row = await findMaking(scope, { uid, id }, { forUpdate: true });
  if (row?.state !== 'working') return;
  await updateMaking(scope, id, { state: 'filming', progress: FILM_PLANNED, film });
}
