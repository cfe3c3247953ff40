import type { DueItem } from '@snapwell/contract/learning/catalogue.schemas';
import { useState } from 'react';
import { DateTile } from '#ui/date-tile.tsx';
import { LinkRow } from '#ui/link-row.tsx';

const TYPES = { course: 'Course', module: 'Module', content: 'Lesson' };
const SOON_MS = 7 * 24 * 60 * 60 * 1000;

/** What is asked of the learner by a day, the nearest first. */
export function DueList({ items, pathOf }: { items: readonly DueItem[]; pathOf: (item: DueItem) => string }) {
  const [now] = useState(() => Date.now());
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => {
        const date = new Date(`${item.due_on}T00:00:00`);
        const left = item.total_content - item.content_completed;
        return (
          <li key={`${item.type} ${item.id}`}>
            <LinkRow
              to={pathOf(item)}
              lead={<DateTile date={date} isSoon={item.is_overdue || date.getTime() - now < SOON_MS} />}
              title={item.title}
              detail={`${TYPES[item.type]} · ${item.is_overdue ? 'overdue, ' : ''}${left} of ${item.total_content} left`}
            />
          </li>
        );
      })}
    </ul>
  );
}
