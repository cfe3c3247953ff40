import { randomUUID } from 'node:crypto';
import type { TakenStep } from '@snapwell/contract/simulations/attempts.schemas';
import type { ConversationView } from '@snapwell/contract/simulations/conversation-play.schemas';
import { MOST_SAID } from '@snapwell/contract/simulations/conversation-play.schemas';
import type { AttemptOwner } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { PlayWorld } from '../play.ts';
import { readAttempt } from '../attempts/read-attempt.ts';
import { takeStep } from '../attempts/take-step.ts';
import { type RecordingWorld, saveRecording } from '../attempts/recordings.ts';

interface SpokenAttempt {
  readonly orgId: string;
  readonly owner: AttemptOwner;
  readonly attemptId: string;
}

/** A conversation that is spoken: what is said is stored as a step, as if it had been typed. */
export interface OpenTalk {
  readonly voice: ConversationView['persona']['voice'];
  /** What the persona says first; null when somebody has already said something. */
  readonly opening: string | null;
  /** What the persona answers, and how the attempt stands then. */
  say(said: string, by: 'text' | 'voice'): Promise<{ readonly taken: TakenStep; readonly reply: string }>;
  /** Stores how the last thing of this step sounded; false where it is not stored. Only with the person's consent. */
  record(taken: TakenStep, wav: Buffer): Promise<boolean>;
}

/** Opens somebody's own attempt at a conversation for speaking. */
export async function openTalk(
  world: PlayWorld & RecordingWorld,
  { orgId, owner, attemptId }: SpokenAttempt,
): Promise<OpenTalk> {
  const query = { orgId, attemptId, owner };
  const attempt = await readAttempt(world, query);
  if (attempt.view.play !== 'conversation' || attempt.status !== 'open') throw new AppError('not_found');
  let { view } = attempt;
  let saidAt = world.clock.now().getTime();
  // One after the other: what is said into an answer is heard after it.
  let last: Promise<unknown> = Promise.resolve();

  async function take(said: string, by: 'text' | 'voice') {
    const now = world.clock.now().getTime();
    // Another device may have gone on meanwhile.
    const current = await readAttempt(world, query);
    const seconds = view.seconds + Math.round((now - saidAt) / 1000);
    saidAt = now;
    const position = current.steps;
    const step = { play: 'conversation', act: 'say', said: said.slice(0, MOST_SAID), by, seconds, position } as const;
    const taken = await takeStep(world, query, { key: randomUUID(), step });
    if (taken.attempt.view.play === 'conversation') ({ view } = taken.attempt);
    return { taken, reply: view.lines.at(-1)?.reply ?? '' };
  }

  return {
    voice: view.persona.voice,
    opening: view.lines.length === 0 ? view.opening : null,
    say(said, by) {
      const next = last.then(() => take(said, by));
      last = next.catch(() => undefined);
      return next;
    },
    async record({ attempt: { steps } }, wav) {
      if (owner.kind === 'device') return false;
      return saveRecording(world, { orgId, uid: owner.uid, attemptId, step: steps - 1, wav });
    },
  };
}
