import { createHash } from 'node:crypto';
import type { Question } from '@snapwell/contract/quizzes/question-types';

/**
 * Short name of a question in its present form, as far as answers hang on it: not of its explanation, tags and
 * difficulty.
 */
export function fingerprintOf({
  explanation: _explanation,
  tags: _tags,
  difficulty: _difficulty,
  teaches: _teaches,
  ...asked
}: Question): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}
