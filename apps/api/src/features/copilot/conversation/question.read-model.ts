import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { sql } from 'drizzle-orm';
import { careOf, organizations } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assistantIndexes, conversations } from '../copilot.tables.ts';
import { memoriesOf } from '../memory/memories.repository.ts';
import { everydayWordsOf } from '../words/words.repository.ts';
import { type Used, usedOn } from './conversations.repository.ts';

interface Beginning extends Record<string, unknown> {
  name: string;
  instructions: string;
  is_enabled: boolean;
  questions_a_day: number | null;
  /** The conversation is this member's. */
  is_own: boolean;
  used: Used;
  words: EverydayWord[];
  /** What is said to who needs help first; null where nothing is set. */
  care: CareSettings | null;
  /** What the member wants remembered. */
  memory: string[];
  index_version: number;
}

/** What answering a question begins with: one statement, because nothing is written before it. */
export async function readBeginning(
  { tx, orgId }: OrganizationScope,
  { uid, conversationId, day }: { uid: string; conversationId: string; day: string },
): Promise<Beginning> {
  const { rows } = await tx.execute<Beginning>(sql`
    select
      ${organizations.name} as name, ${organizations.assistantInstructions} as instructions, ${organizations.isAssistantEnabled} as is_enabled,
      ${organizations.assistantQuestionsADay} as questions_a_day,
      exists (select from ${conversations}
        where ${conversations.orgId} = ${orgId} and ${conversations.id} = ${conversationId} and ${conversations.uid} = ${uid}) as is_own,
      ${usedOn(orgId, uid, day)} as used,
      ${everydayWordsOf(orgId)} as words,
      ${careOf(orgId)} as care,
      ${memoriesOf(orgId, uid)} as memory,
      coalesce((select ${assistantIndexes.version} from ${assistantIndexes} where ${assistantIndexes.orgId} = ${orgId}), 0) as index_version
    from ${organizations} where ${organizations.id} = ${orgId}`);
  return rows[0]!;
}
