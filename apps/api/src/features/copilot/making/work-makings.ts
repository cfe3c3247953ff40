import { withCatalogue, findTerms } from '#features/catalogue/index.ts';
import { findOpenItem, readContent } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { World } from '#world.ts';
import { readingTask } from '../reading-task.ts';
import { saveItem, savePlan } from './save-result.ts';
import { makeOf, NothingToMake } from './make-of.ts';
import { claimMaking, countGames, type MakingRow, updateMaking } from './makings.repository.ts';
import type { SourceItem } from './read-material.ts';

/** Work that nobody has gone on with for so long was cut off, by a restart for example. */
const ABANDONED_MS = 60_000;
const MOST_TRIES = 3;

type WorkWorld = Pick<World, 'db' | 'clock' | 'contentMaker' | 'narrator'>;

/** Works off what waits to be made, one after the other. */
export async function workMakings(world: WorkWorld): Promise<void> {
  for (;;) {
    const at = world.clock.now();
    const job = await acrossOrganizations(world.db, (tx) =>
      claimMaking(tx, { at, abandonedBefore: new Date(at.getTime() - ABANDONED_MS) }),
    );
    if (!job) return;
    await workOn(world, job).catch((error: unknown) => giveUpOrRetry(world, job, error));
  }
}

async function workOn(world: WorkWorld, job: MakingRow): Promise<void> {
  const { source, variant } = await readSource(world, job);
  const material = await inThread(readingTask('readMaterial'), source);
  if (!material) throw new NothingToMake();
  // Nothing is locked while a model writes or a voice speaks.
  const made = await makeOf(world, { kind: job.kind, material, variant });
  await inOrganization(world.db, job.orgId, (scope) =>
    made.film ? savePlan(scope, job, made.film) : saveItem(scope, job, made.item, world.clock.now()),
  );
}

/** The item with its maker's rights at this moment: what they may no longer see is not there. */
function readSource(
  world: WorkWorld,
  { orgId, uid, sourceId }: MakingRow,
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

async function giveUpOrRetry({ db }: WorkWorld, { orgId, id, tries }: MakingRow, error: unknown): Promise<void> {
  const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'content_locked');
  const message =
    error instanceof NothingToMake || error instanceof LimitReached
      ? error.message
      : isGone
        ? 'This page is not there any more.'
        : null;
  const isOver = message !== null || tries >= MOST_TRIES;
  await inOrganization(db, orgId, (scope) =>
    updateMaking(
      scope,
      id,
      isOver
        ? { state: 'failed', message: message ?? 'That did not work. Ask me again in a moment.' }
        : { state: 'waiting', progress: 0 },
    ),
  );
  if (message === null && isOver) throw error;
}
