import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { AssistantStatus } from '@snapwell/contract/copilot/inspector.schemas';
import { listPublishedMarks } from '#features/catalogue/index.ts';
import { findMemberFacts } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { type MemberCaller, runsOrganization } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countIndexed } from './knowledge/passages.repository.ts';
import { budgetDay, budgetResetsAt, budgetsOf, questionsLeft } from './conversation/budgets.ts';
import { readUse } from './conversation/conversations.repository.ts';

/** Whether the assistant is on here, what answers, and what is left of the caller's budget. */
export function readStatus(
  { db, clock, assistant }: Pick<World, 'db' | 'clock' | 'assistant'>,
  caller: MemberCaller,
): Promise<AssistantStatus> {
  const { orgId, uid } = caller;
  const at = clock.now();
  const trouble = runsOrganization(caller) ? (assistant.model?.trouble ?? null) : null;
  return inOrganization(db, orgId, async (scope) => {
    const facts = await findMemberFacts(scope, uid);
    const indexed = await countIndexed(scope);
    const published = await listPublishedMarks(scope);
    return {
      is_enabled: facts?.organization.isAssistantEnabled ?? false,
      name: ASSISTANT_NAME,
      engine: assistant.model ? 'model' : 'built-in',
      model: assistant.model?.name ?? null,
      trouble: trouble && { reason: trouble.reason, since: trouble.since.toISOString() },
      retrieval: indexed.withMeaning === indexed.items && assistant.search.hasMeaning ? 'words and meaning' : 'words',
      index: { items: indexed.items, total: published.length },
      budget: {
        questions_left: questionsLeft(
          await readUse(scope, uid, budgetDay(at)),
          await budgetsOf(scope, assistant.budgets),
        ),
        resets_at: budgetResetsAt(at),
      },
    };
  });
}
