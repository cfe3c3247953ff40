import { withCatalogue, findTerms } from '#features/catalogue/index.ts';
import { findOpenItem, readContent } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { World } from '#world.ts';
import { readingTask } from '../reading-task.ts';
import { saveItem, savePlan } from './save-result.ts';
import { makeOf, NothingToMake } from './make-of.ts';
import { beginMaking, countGames, findMakingToWrite, type MakingRow, updateMaking } from './makings.repository.ts';
import type { SourceItem } from './read-material.ts';

type WriteWorld = Pick<World, 'db' | 'clock' | 'contentMaker' | 'narrator'>;

interface MakingToWrite {
  readonly orgId: string;
  readonly id: string;
  readonly isLastAttempt: boolean;
}

/** Makes what a member asked for. What the page does not hold ends it; what breaks on the way is tried again. */
export async function writeMaking(world: WriteWorld, { orgId, id, isLastAttempt }: MakingToWrite): Promise<void> {
  const making = await inOrganization(world.db, orgId, (scope) => beginMaking(scope, id, world.clock.now()));
  // Given up by its maker, or written by an earlier attempt that could not say so.
  if (!making) return;
  try {
    await write(world, making);
  } catch (error) {
    const message = reasonFor(error);
    if (message !== null) return await endMaking(world, making, { state: 'failed', message });
    if (!isLastAttempt) await endMaking(world, making, { state: 'waiting', progress: 0 });
    throw error;
  }
}

/** Nobody tries it again: the person is told. */
export async function giveUpMaking(world: Pick<World, 'db'>, orgId: string, id: string): Promise<void> {
  const making = await inOrganization(world.db, orgId, (scope) => findMakingToWrite(scope, id));
  const message = 'That did not work. Ask me again in a moment.';
  if (making) await endMaking(world, making, { state: 'failed', message });
}

async function write(world: WriteWorld, making: MakingRow): Promise<void> {
  const { source, variant } = await readSource(world, making);
  const material = await inThread(readingTask('readMaterial'), source);
  if (!material) throw new NothingToMake();
  // Nothing is locked while a model writes or a voice speaks.
  const made = await makeOf(world, { kind: making.kind, material, variant });
  await inOrganization(world.db, making.orgId, (scope) =>
    made.film ? savePlan(scope, making, made.film) : saveItem(scope, making, made.item, world.clock.now()),
  );
}

/** The item with its maker's rights at this moment: what they may no longer see is not there. */
export function readSource(
  world: Pick<World, 'db'>,
  { orgId, uid, sourceId }: Pick<MakingRow, 'orgId' | 'uid' | 'sourceId'>,
): Promise<{ source: SourceItem; variant: number }> {
  return withCatalogue(world, { orgId, uid }, async (catalogue) => {
    const own = { uid, contentId: sourceId };
    await findOpenItem(catalogue, own);
    const { item } = (await readContent(catalogue.scope, own))!;
    const glossary = [...(await findTerms(catalogue.scope, item.terms)).values()];
    return {
      source: { kind: item.kind, title: item.title, body: item.body, plainText: item.plainText, glossary },
      variant: await countGames(catalogue.scope, { uid, sourceId }),
    };
  });
}

/** What the person is told of an end that another attempt would not change; null for what may be better next time. */
function reasonFor(error: unknown): string | null {
  if (error instanceof NothingToMake || error instanceof LimitReached) return error.message;
  const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'content_locked');
  return isGone ? 'This page is not there any more.' : null;
}

async function endMaking({ db }: Pick<World, 'db'>, { orgId, id }: MakingRow, change: Partial<MakingRow>) {
  await inOrganization(db, orgId, (scope) => updateMaking(scope, id, change));
}
