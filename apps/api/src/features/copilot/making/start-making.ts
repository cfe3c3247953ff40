import type { Making, MakingKind } from '@snapwell/contract/copilot/making.schemas';
import { withCatalogue } from '#features/catalogue/index.ts';
import { findOpenItem } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { writeMaking } from '#composition/job-kinds.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { insertMaking, listMakingsSince } from './makings.repository.ts';
import { presentMaking } from './present-making.ts';

const A_DAY = 40;
const AT_ONCE = 4;
const DAY_MS = 24 * 3600 * 1000;
const TITLE_LENGTH = 120;
const BEGINS: Record<MakingKind, string> = { flashcards: 'Flashcards', game: 'Game', video_short: 'In half a minute' };

/** Has something made from an item that the caller may see. Asked again while it is being made, it is the same one. */
export function startMaking(
  world: Pick<World, 'db' | 'clock'>,
  caller: Pick<MemberCaller, 'orgId' | 'uid'>,
  { kind, contentId }: { kind: MakingKind; contentId: string },
): Promise<Making> {
  const { uid } = caller;
  return withCatalogue(world, caller, async (catalogue) => {
    const item = await findOpenItem(catalogue, { uid, contentId });
    const at = world.clock.now();
    const today = await listMakingsSince(catalogue.scope, uid, new Date(at.getTime() - DAY_MS));
    const unfinished = today.filter(({ state }) => state !== 'done' && state !== 'failed');
    const same = unfinished.find((making) => making.kind === kind && making.sourceId === contentId);
    if (same) return presentMaking(same);
    if (today.length >= A_DAY || unfinished.length >= AT_ONCE) throw new AppError('limit_reached');
    const title = `${BEGINS[kind]}: ${item.title}`;
    const row = {
      id: newId(at),
      uid,
      kind,
      sourceId: contentId,
      title: title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH - 1)}…` : title,
    };
    const making = await insertMaking(catalogue.scope, { ...row, createdAt: at });
    await enqueue(catalogue.scope, writeMaking, { making_id: making.id }, { at, key: making.id });
    return presentMaking(making);
  });
}
