import { plural, t } from '@lingui/core/macro';
import type { PersonAssignment } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarCheck, Check } from 'lucide-react';
import { formatDay } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/action/chip.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { STATE_TONES, stateWords } from './assignment-words.ts';
import { ownAssignments } from './assignments.queries.ts';

/** What one is asked to finish here, the most urgent first, then what is done and when it comes again. */
export function OwnAssignments({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(ownAssignments(orgId));
  const done = data.items.filter(({ state }) => state === 'done');
  const open = data.items.filter(({ state }) => state !== 'done');
  if (data.items.length === 0)
    return (
      <EmptyState icon={<CalendarCheck aria-hidden="true" />} title={t`Nothing is asked of you`}>
        {t`When somebody asks you to finish something, it stands here with its day.`}
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      {open.length > 0 && <Rows orgId={orgId} title={t`To do`} items={open} />}
      {done.length > 0 && <Rows orgId={orgId} title={t`Done`} items={done} />}
    </div>
  );
}

function Rows({ orgId, title, items }: { orgId: string; title: string; items: readonly PersonAssignment[] }) {
  return (
    <section>
      <h3 className="mb-1">
        {title}
        <span className="figure ml-2 text-ink-3">{items.length}</span>
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <LinkRow
              to={pathOf(orgId, item)}
              lead={
                item.state === 'done' ? (
                  <IconTile tone="leaf">
                    <Check aria-hidden="true" />
                  </IconTile>
                ) : (
                  <ProgressRing
                    value={item.progress_percentage}
                    label={t`${item.target_title}: ${item.progress_percentage}%`}
                  />
                )
              }
              title={item.target_title}
              detail={detailOf(item)}
              end={item.state === 'done' ? undefined : <Chip tone={STATE_TONES[item.state]}>{stateOf(item)}</Chip>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ state, late_days: days }: PersonAssignment): string {
  return state === 'late' ? plural(days, { one: 'one day late', other: '# days late' }) : stateWords(state);
}

function detailOf({ state, due_on: due, done_on: done, again_on: again }: PersonAssignment): string {
  if (state === 'done')
    return again ? t`Done on ${formatDay(done!)}, again by ${formatDay(again)}` : t`Done on ${formatDay(done!)}`;
  if (state === 'exempt') return t`You needn't do this.`;
  if (state === 'on_leave') return t`It waits until you're back.`;
  return due ? t`by ${formatDay(due, { weekday: 'long', day: 'numeric', month: 'long' })}` : t`no day`;
}

function pathOf(orgId: string, { target_type: type, target_id: id }: PersonAssignment): string {
  if (type === 'module') return paths.module(orgId, id);
  return type === 'content' ? paths.content(orgId, id) : paths.course(orgId, id);
}
