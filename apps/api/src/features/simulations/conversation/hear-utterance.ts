import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { Embed } from '@snapwell/understanding/match/candidates';
import type { Weights } from '@snapwell/understanding/match/confidence';
import { readUtterance, type TalkContext } from '@snapwell/understanding/read-utterance';
import { candidatesOf } from '../judge/candidates-of.ts';
import { beginTalk } from '../judge/talk-state.ts';
import { answerUtterance } from './answer-utterance.ts';

interface Utterance {
  readonly said: string;
  /** What was said before it, in order. */
  readonly before: readonly string[];
  /** How the persona feels meanwhile. */
  readonly mood: number;
}

/** The facts and reactions that a persona makes of what is said after something else. */
export async function hearUtterance(
  body: ConversationBody,
  { said, before, mood }: Utterance,
  embed: Embed,
  weights?: Weights,
): Promise<string[]> {
  const candidates = await candidatesOf(body, embed);
  const state = { ...beginTalk(body), mood };
  let context: TalkContext = { heardLast: body.persona.opening };
  const hear = async (words: string) =>
    answerUtterance(body, state, await readUtterance(words, { candidates, embed, context, weights }));
  for (const earlier of before) {
    const { meanings, reply } = await hear(earlier);
    context = { saidBefore: earlier, meantBefore: meanings.at(-1)?.id, heardLast: reply };
  }
  return (await hear(said)).meanings.map(({ id }) => id);
}
