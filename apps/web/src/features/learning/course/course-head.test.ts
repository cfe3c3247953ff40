import type { CourseModule } from '@snapwell/contract/catalogue/catalogue.schemas';
import { expect, test } from 'vitest';
import { moduleWords } from './course-head.tsx';

const today = '2026-11-27';
const aModule = (due_on: string | null, finished_on: string | null = null) => ({ due_on, finished_on }) as CourseModule;
const wordsOf = (...modules: CourseModule[]) => moduleWords({ today, module_cards: modules });

test('a course without a day says the days that its modules have', () => {
  expect(wordsOf(aModule('2026-11-23'), aModule(null), aModule(null))).toEqual({
    words: '1 of 3 modules is overdue since Nov 23.',
    isOverdue: true,
  });
  expect(wordsOf(aModule('2026-11-23'), aModule('2026-11-20'))?.words).toBe(
    '2 of 2 modules are overdue, the first since Nov 20.',
  );
  expect(wordsOf(aModule('2026-11-30'))).toEqual({ words: 'The first module is due Nov 30.', isOverdue: false });
});

test('what is finished, and what has no day, says nothing', () => {
  expect(wordsOf(aModule('2026-11-23', '2026-11-21'), aModule(null))).toBeNull();
});
