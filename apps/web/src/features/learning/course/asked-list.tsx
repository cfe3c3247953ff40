import { plural, t } from '@lingui/core/macro';
import type { DueItem } from '@snapwell/contract/catalogue/catalogue.schemas';
import { formatPercent } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { DateTile } from '#ui/layout/date-tile.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { dueWords, isDueSoon } from '../catalogue/due/due-words.ts';
import { pathOfDue } from '../catalogue/due/due-list.tsx';

/** What has to be finished by a day, the nearest first, each with the way on. Nothing where nothing is asked. */
export function AskedList({ orgId, items }: { orgId: string; items: readonly DueItem[] }) {
  if (items.length === 0) return null;
  const count = items.length;
  return (
    <section aria-labelledby="asked">
      <SectionHead id="asked" title={t`Asked of you`}>
        {count > 1 && <p className="text-sm text-ink-2">{t`${plural(count, { other: '#, the first due on top' })}`}</p>}
      </SectionHead>
      <ul className="divide-y divide-line">
        {items.map((item, at) => (
          <AskedRow key={`${item.type}/${item.id}`} orgId={orgId} item={item} isFirst={at === 0} />
        ))}
      </ul>
    </section>
  );
}

function AskedRow({ orgId, item, isFirst }: { orgId: string; item: DueItem; isFirst: boolean }) {
  const { title, due_on: dueOn, is_overdue: isOverdue, total_content: total, content_completed: done } = item;
  const share = total === 0 ? 0 : done / total;
  const to = pathOfDue(orgId, item);
  const words = total - done === 1 && done > 0 ? t`Finish it` : done > 0 ? t`Go on` : t`Start`;
  const labelled = { to, 'aria-label': `${words}: ${title}` };
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 py-3 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto_8.5rem]">
      <DateTile date={new Date(`${dueOn}T12:00:00`)} isSoon={isOverdue || isDueSoon(dueOn)} />
      <span className="min-w-0">
        <b className="block leading-tight font-[650] wrap-anywhere">{title}</b>
        <span className="text-sm text-ink-2">
          {isOverdue ? <b className="text-berry-ink">{dueWords(dueOn, true)}</b> : dueWords(dueOn, false)} ·{' '}
          {leftWords(item)}
        </span>
      </span>
      <ProgressRing value={share * 100} size={52} label={t`${title}: progress`}>
        <span className="text-xs">{formatPercent(share)}</span>
      </ProgressRing>
      {isFirst ? (
        <SnapButton size="sm" className="max-sm:col-span-3" {...labelled}>
          {words}
        </SnapButton>
      ) : (
        <Button className="max-sm:col-span-3" {...labelled}>
          {words}
        </Button>
      )}
    </li>
  );
}

function leftWords({ total_content: total, content_completed: done, minutes }: DueItem): string {
  const left = total - done;
  const items = t`${plural(left, { one: '# item left', other: '# items left' })}`;
  return minutes > 0 ? t`${items}, ${plural(minutes, { one: '# minute', other: '# minutes' })}` : items;
}
