import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listEverydayWords, replaceEverydayWords } from './words.repository.ts';

export async function readWords(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
): Promise<{ items: EverydayWord[] }> {
  return { items: [...(await inOrganization(db, orgId, listEverydayWords))] };
}

export function changeWords(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  words: readonly EverydayWord[],
): Promise<{ items: EverydayWord[] }> {
  return inOrganization(db, orgId, async (scope) => {
    await replaceEverydayWords(scope, words);
    return { items: [...(await listEverydayWords(scope))] };
  });
}
