import type { Action } from '@snapwell/contract/copilot/stream.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import { countDueReviews } from '#features/quizzes/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SkillInput } from '../../request/skill-input.ts';

const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** The way on from one's own record: what is due to be looked at again. Nothing where nothing is. */
export async function wayToReviews({ world, request: { caller, at } }: SkillInput): Promise<{ actions?: Action[] }> {
  const { due } = await inOrganization(world.db, caller.orgId, (scope) =>
    countDueReviews(scope, { uid: caller.uid, at }),
  );
  if (due === 0) return {};
  const title = `${WORDS[due] ?? due} to look at again: begin`;
  return { actions: [{ title, url: webPath('reviews', { orgId: caller.orgId }) }] };
}
