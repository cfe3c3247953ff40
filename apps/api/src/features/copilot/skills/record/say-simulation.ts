import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { percentOf } from '@snapwell/contract/text/percent';
import { listFinished, readRecord } from '#features/simulations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { actionOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { count } from '../in-words.ts';
import { namedIn } from '../named-in.ts';

/** Practice runs stand between those that count. */
const MOST = 50;

/** How the simulation that is named went last time, and at its best; null where none is named. */
export async function saySimulation(input: SkillInput): Promise<StreamLine | null> {
  const { world, request, writer, context } = input;
  const { orgId, uid } = request.caller;
  const simulations = [...context.tree.itemById.values()].filter(({ type }) => type === 'simulation');
  const named = namedIn(request.question, simulations);
  if (!named) return null;
  const owner = { kind: 'member', uid } as const;
  const { runs, record } = await inOrganization(world.db, orgId, async (scope) => ({
    runs: await listFinished(scope, owner, { contentId: named.id, limit: MOST }),
    record: await readRecord(scope, owner, named.id),
  }));
  const latest = runs.find(({ isPractice }) => !isPractice);
  const { attempts, bestShare: best } = record;
  const others = attempts > 1 ? ` Your best of ${count(attempts, 'run')} is ${percentOf(best ?? 0)}.` : '';
  writer.write({
    content: latest
      ? `In **${named.title}** you last reached **${percentOf(latest.share ?? 0)}**, which earned you ${count(latest.pointsGained, 'point')}.${others}`
      : `You haven't finished **${named.title}** yet.`,
  });
  return { actions: [actionOf(orgId, named)] };
}
