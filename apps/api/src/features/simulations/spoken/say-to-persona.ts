import { randomUUID } from 'node:crypto';
import type { ConversationView } from '@snapwell/contract/simulations/conversation-play.schemas';
import type { AttemptOwner } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readAttempt } from '../attempts/read-attempt.ts';
import { takeStep } from '../attempts/take-step.ts';
import type { PlayWorld } from '../play.ts';

interface SpokenWords {
  readonly orgId: string;
  readonly attemptId: string;
  readonly owner: AttemptOwner;
  readonly said: string;
  /** Seconds of talk so far. */
  readonly seconds: number;
}

/** A conversation as it stands, for who lets it be heard. */
export async function viewOfTalk(
  world: PlayWorld,
  { orgId, attemptId, owner }: Pick<SpokenWords, 'orgId' | 'attemptId' | 'owner'>,
): Promise<{ view: ConversationView; steps: number }> {
  const { view, steps } = await readAttempt(world, { orgId, attemptId, owner });
  if (view.play !== 'conversation') throw new AppError('not_found');
  return { view, steps };
}

/** Says something aloud to the persona of an open conversation: stores the step, and answers sentence by sentence. */
export async function* sayToPersona(
  world: PlayWorld,
  { said, seconds, ...attempt }: SpokenWords,
): AsyncGenerator<string, ConversationView> {
  const { steps } = await viewOfTalk(world, attempt);
  const step = {
    play: 'conversation' as const,
    position: steps,
    act: 'say' as const,
    said,
    by: 'voice' as const,
    seconds,
  };
  const { attempt: after } = await takeStep(world, attempt, { key: randomUUID(), step });
  if (after.view.play !== 'conversation') throw new AppError('not_found');
  const reply = after.view.lines.at(-1)?.reply ?? '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(reply))
    if (segment.trim() !== '') yield segment.trim();
  return after.view;
}
