import { createHash } from 'node:crypto';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { type Random, shuffled } from '../shuffle.ts';
import { arrange } from '@snapwell/contract/quizzes/question-rules/all-types';
import type { Arrangement, Draw } from '@snapwell/contract/quizzes/question-rules/question-rules';
import type { CardRow } from './cards.repository.ts';

/**
 * The order in which a card shows its question: another one at each review, the same however often it is looked at in
 * between. Nothing needs to be kept for it but the card's salt, which never leaves the server.
 */
export function arrangeCard(
  { shuffleSalt, reps }: Pick<CardRow, 'shuffleSalt' | 'reps'>,
  question: Question,
): Arrangement {
  const random = randomFrom(`${shuffleSalt}/${reps}`);
  const draw: Draw = (count) => shuffled([...Array(count).keys()], random);
  return arrange(question, draw, draw);
}

function randomFrom(seed: string): Random {
  let bytes = Buffer.alloc(0);
  let block = 0;
  let at = 0;
  return (below) => {
    if (at + 4 > bytes.length) {
      bytes = createHash('sha256').update(`${seed}/${block++}`).digest();
      at = 0;
    }
    const value = bytes.readUInt32BE(at);
    at += 4;
    // The bias of a remainder is far below what a shuffle of twenty things could show.
    return value % below;
  };
}
