import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { WritingRule } from '@snapwell/contract/library/writing-rules/finding';
import { checkQuizWriting } from '@snapwell/contract/library/writing-rules/quiz-rules';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';

/** What could be written better today. A number here may fall, never rise. */
const MOST: Partial<Record<WritingRule, number>> = {
  missing_reason: 253,
  longest_key: 53,
  overlapping: 2,
  implausible: 4,
  negative_stem: 6,
};

test('the quizzes of the sample library are written no worse than they were', () => {
  const counts: Partial<Record<WritingRule, number>> = {};
  for (const file of globSync('*/modules/**/*.quiz.yaml', { cwd: ORGANIZATIONS_DIR })) {
    const { references = [], ...rest } = parse(readFileSync(join(ORGANIZATIONS_DIR, file), 'utf8'));
    const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => name in quizBody.shape));
    const body = quizBody.parse(fields);
    for (const { rule } of checkQuizWriting(body, { lessons: [], references: references.length }))
      counts[rule] = (counts[rule] ?? 0) + 1;
  }
  for (const [rule, count] of Object.entries(counts))
    expect({ rule, count }).toEqual({ rule, count: Math.min(count, MOST[rule as WritingRule] ?? 0) });
});
