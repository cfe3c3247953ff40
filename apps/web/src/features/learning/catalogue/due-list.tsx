import type { DueItem } from '@snapwell/contract/catalogue/catalogue.schemas';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { DateTile } from '#ui/layout/date-tile.tsx';
import { dueWords, isDueSoon } from './due-words.ts';

const KINDS: Record<DueItem['type'], string> = { course: 'Course', module: 'Module', content: 'Item' };

/** What has to be finished by a day, the earliest first. */
export function DueList({ orgId, items }: { orgId: string; items: readonly DueItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={`${item.type}/${item.id}`}>
          <Link to={pathOf(orgId, item)} className="group flex items-center gap-4 py-3.5">
            <DateTile date={new Date(`${item.due_on}T12:00:00`)} isSoon={item.is_overdue || isDueSoon(item.due_on)} />
            <span className="min-w-0 flex-1">
              <span className="block font-display leading-tight font-bold group-hover:underline">{item.title}</span>
              <span className="text-sm text-ink-2">
                {KINDS[item.type]}
                {item.total_content > 1 &&
                  ` · ${item.total_content - item.content_completed} of ${item.total_content} items left`}{' '}
                ·{' '}
                {item.is_overdue ? (
                  <b className="text-berry-ink">{dueWords(item.due_on, true)}</b>
                ) : (
                  dueWords(item.due_on, false)
                )}
              </span>
            </span>
            <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function pathOf(orgId: string, { type, id }: DueItem): string {
  if (type === 'module') return paths.module(orgId, id);
  return type === 'content' ? paths.content(orgId, id) : paths.course(orgId, id);
}
