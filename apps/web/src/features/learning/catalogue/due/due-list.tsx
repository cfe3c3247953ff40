import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { DueItem } from '@snapwell/contract/catalogue/catalogue.schemas';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { DateTile } from '#ui/layout/date-tile.tsx';
import { dueWords, isDueSoon } from './due-words.ts';

const KINDS: Record<DueItem['type'], MessageDescriptor> = {
  course: msg`Course`,
  module: msg`Module`,
  content: msg`Item`,
};

/** What has to be finished by a day, the earliest first. */
export function DueList({ orgId, items }: { orgId: string; items: readonly DueItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={`${item.type}/${item.id}`}>
          <Link to={pathOfDue(orgId, item)} className="group flex items-center gap-4 py-3.5">
            <DateTile date={new Date(`${item.due_on}T12:00:00`)} isSoon={item.is_overdue || isDueSoon(item.due_on)} />
            <span className="min-w-0 flex-1">
              <span className="block font-display leading-tight font-bold group-hover:underline">{item.title}</span>
              <span className="text-sm text-ink-2">
                {item.is_overdue ? (
                  <b className="text-berry-ink">{dueWords(item.due_on, true)}</b>
                ) : (
                  dueWords(item.due_on, false)
                )}{' '}
                · {sizeOf(item)}
              </span>
            </span>
            <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function sizeOf({ type, total_content: total, content_completed: completed }: DueItem): string {
  const left = total - completed;
  return total > 1 ? t`${left} of ${total} items left` : i18n._(KINDS[type]);
}

/** Where what is due is learned. */
export function pathOfDue(orgId: string, { type, id }: DueItem): string {
  if (type === 'module') return paths.module(orgId, id);
  return type === 'content' ? paths.content(orgId, id) : paths.course(orgId, id);
}
