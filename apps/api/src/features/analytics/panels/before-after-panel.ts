import type { BeforeAfterPanel } from '@snapwell/contract/analytics/answer-insights.schemas';
import { HIDDEN_BELOW, MOST_ROWS } from '@snapwell/contract/analytics/insights.limits';
import { type Insights, panelHead } from '../with-insights.ts';
import { type LessonRow, readLessons } from './before-after.read-model.ts';
import { differenceOf } from './difference.ts';

type Lesson = BeforeAfterPanel['rows'][number];

/** Whether lessons changed the answers to their questions; the clearest and largest change comes first. */
export async function beforeAfterPanelOf(insights: Insights): Promise<BeforeAfterPanel> {
  const sides = await readLessons(insights.scope, insights.audience);
  const lessons = [...Map.groupBy(sides, ({ content_id: id }) => id).values()].flatMap(compare);
  const rows = lessons.toSorted(
    (left, right) => Number(right.is_clear) - Number(left.is_clear) || Math.abs(right.change) - Math.abs(left.change),
  );
  return {
    ...panelHead(insights),
    rows: rows.slice(0, MOST_ROWS),
    totals: { lessons: rows.length, clear: rows.filter(({ is_clear: isClear }) => isClear).length },
    previous: null,
    finding: findChange(rows),
    hidden_below: HIDDEN_BELOW,
  };
}

/** Nothing where one side is missing. */
function compare(sides: readonly LessonRow[]): Lesson[] {
  const before = sides.find(({ is_after: isAfter }) => !isAfter);
  const after = sides.find(({ is_after: isAfter }) => isAfter);
  if (!before || !after) return [];
  const { content_id: id, title, module_id, questions } = before;
  const { isClear, ...difference } = differenceOf(before, after);
  return [
    {
      content: { id, title, module_id },
      questions,
      before: { people: before.people, right: before.mean },
      after: { people: after.people, right: after.mean },
      ...difference,
      is_clear: isClear,
    },
  ];
}

function findChange(rows: readonly Lesson[]): BeforeAfterPanel['finding'] {
  const [first] = rows;
  if (!first) return null;
  if (!first.is_clear) return { rule: 'lesson_unclear', values: {} };
  const values = { title: first.content.title, change: Math.round(100 * Math.abs(first.change)) };
  return { rule: first.change > 0 ? 'lesson_helped' : 'lesson_worse', values };
}
