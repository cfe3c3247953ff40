import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { bestFrom, firstState, nextState, resultOf } from '@snapwell/contract/simulations/play-scenes';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import type { SceneStep } from '@snapwell/contract/simulations/scenes-play.schemas';
import { type SimulationBody, simulationBody } from '@snapwell/contract/simulations/simulation-body';
import { priceOf } from '#features/gamification/index.ts';
import { readContents } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import { newId } from '#platform/new-id.ts';
import { judgeTalk } from '../judge/judge-talk.ts';
import { insertPastPlays, type PastAttemptRow, type PastStepRow } from './past-plays.repository.ts';
import { SECONDS_A_SENTENCE, talkAbout } from './past-talk.ts';

/** A past run: when it began, and how often the best was seen of what one could choose or say, from 0 to 1. */
export interface PastPlay {
  readonly uid: string;
  readonly contentId: string;
  readonly at: Date;
  readonly skill: number;
}

/** What came of it, for those who keep points and completions. */
export interface PastPlayOutcome {
  readonly uid: string;
  readonly contentId: string;
  readonly contentVersion: number;
  readonly attemptId: string;
  readonly finishedAt: Date;
  readonly points: number;
}

interface Able {
  readonly skill: number;
  readonly chance: () => number;
}

const SECONDS_A_CHOICE = 25;
/** Graphs may lead back: from here on every choice is the best one. */
const MOST_WANDERING = 30;

/**
 * Brings past runs in, with the results that the engine gives them; in conversations people say the author's own phrases.
 * `chance` decides what is chosen. For sample data.
 */
export async function importPastPlays(
  scope: OrganizationScope,
  past: readonly PastPlay[],
  chance: () => number,
): Promise<PastPlayOutcome[]> {
  const simulations = await readSimulations(scope, past);
  const attempts: PastAttemptRow[] = [];
  const steps: PastStepRow[] = [];
  for (const { uid, contentId, at, skill } of past) {
    const simulation = simulations.get(contentId);
    if (!simulation) continue;
    const { body, ...pinned } = simulation;
    const id = newId(at);
    const { taken, secondsAStep, result } = run(body, { skill, chance });
    const timeOf = (position: number) => new Date(at.getTime() + (position + 1) * secondsAStep * 1000);
    const earning = {
      source: 'simulation',
      sourceId: id,
      thingId: contentId,
      scoreFraction: result.share,
    } as const;
    attempts.push({
      ...pinned,
      id,
      uid,
      play: body.play,
      isPractice: false,
      status: 'finished',
      startedAt: at,
      finishedAt: timeOf(taken.length - 1),
      result,
      share: result.share,
      pointsGained: priceOf(earning, defaultPointRules, { forThing: 0, today: 0 }),
    });
    steps.push(
      ...taken.map((step, position) => ({ attemptId: id, position, key: newId(at), uid, step, at: timeOf(position) })),
    );
  }
  await insertPastPlays(scope, { attempts, steps });
  return attempts.map(({ id, uid, contentId, contentVersion, finishedAt, pointsGained }) => ({
    uid: uid!,
    contentId,
    contentVersion,
    attemptId: id,
    finishedAt: finishedAt!,
    points: pointsGained!,
  }));
}

async function readSimulations(scope: OrganizationScope, past: readonly PastPlay[]) {
  const contentIds = [...new Set(past.map(({ contentId }) => contentId))];
  const rows = await readContents(scope, { uid: '', contentIds });
  const simulations = rows.flatMap(({ item, media }) => {
    if (item.kind !== 'simulation') return [];
    const body = simulationBody.parse(item.body);
    const files = Object.entries(media).map(
      ([name, { key, width, height }]) => [name, { url: fileAddress(key), width, height }] as const,
    );
    const { id: contentId, version: contentVersion, title, moduleId, chapterId } = item;
    return [{ contentId, contentVersion, title, moduleId, chapterId, files: Object.fromEntries(files), body }];
  });
  return new Map(simulations.map((simulation) => [simulation.contentId, simulation]));
}

/** What was done, how long each step of it took, and what came of it. */
function run(body: SimulationBody, able: Able) {
  if (body.play === 'scenes') {
    const taken = playScenes(body, able);
    return { taken, secondsAStep: SECONDS_A_CHOICE, result: resultOf(body, taken) };
  }
  const taken = talkAbout(body, able);
  const result = judgeTalk(body, taken, { verdicts: new Map(), judgedBy: 'built-in' });
  return { taken, secondsAStep: SECONDS_A_SENTENCE, result };
}

function playScenes(body: ScenesBody, { skill, chance }: Able): SceneStep[] {
  const steps: SceneStep[] = [];
  let state = firstState(body);
  while (!state.scene.ending) {
    const choices = state.scene.choices ?? [];
    const best = bestFrom(body, state).choices[0]!;
    const isSeen = steps.length >= MOST_WANDERING || chance() < skill;
    const choice = isSeen ? best : Math.floor(chance() * choices.length);
    steps.push({ choice, by: 'person' });
    state = nextState(body, state, choice);
  }
  return steps;
}
