import { findUser } from '#features/identity/index.ts';
import { afterCommit, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { presenceTopic } from './presence-topic.ts';
import type { PresenceMessage } from './who-is-here.ts';

interface SavedText {
  readonly contentId: string;
  readonly editor: string;
  readonly uid: string;
  readonly revision: number;
}

/** Tells the other windows that have an item open that there is a newer text. */
export async function tellSaved(
  scope: OrganizationScope,
  { live }: Pick<World, 'live'>,
  { contentId, editor, uid, revision }: SavedText,
): Promise<void> {
  const name = (await findUser(scope.tx, uid))?.displayName ?? '';
  const message: PresenceMessage = { type: 'saved', editor, uid, name, revision };
  afterCommit(scope.tx, () => live.publish(presenceTopic(scope.orgId, contentId), message));
}
