import { plural, t } from '@lingui/core/macro';
import type { AssignmentPreview } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { formatDay, formatList } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';

/** What would follow, in the order of time. */
export function WhatFollows({ preview }: { preview: AssignmentPreview }) {
  const { people, done_already: done, on_leave: away, leaders } = preview;
  const asked = people - done;
  const words = {
    asked: {
      title: plural(asked, { one: 'One person is asked', other: '# people are asked' }),
      detail:
        done > 0 &&
        plural(done, { one: 'One has done it and is left in peace.', other: '# have done it and are left in peace.' }),
    },
    week_before: { title: t`First reminder`, detail: null },
    day_before: { title: t`Second reminder`, detail: null },
    due: {
      title: t`Due`,
      detail:
        away > 0 &&
        plural(away, {
          one: 'One on leave: their day moves with them.',
          other: '# on leave: their day moves with them.',
        }),
    },
    week_after: {
      title: t`A week late`,
      detail: leaders.length > 0 && t`${formatList(leaders.slice(0, 3))} see who is late, by name.`,
    },
  };
  return (
    <ol className="grid gap-4 border-l-2 border-line pl-5">
      {preview.steps.map(({ type, on }) => (
        <li key={type} className="relative">
          <i
            aria-hidden="true"
            className={classNames(
              'absolute top-1 -left-[27px] size-3 rounded-full',
              type === 'due' ? 'bg-snap' : 'bg-leaf',
            )}
          />
          <time dateTime={on} className="block text-xs text-ink-2">
            {formatDay(on, { weekday: 'short', day: 'numeric', month: 'short' })}
          </time>
          <b className="block font-semibold">{words[type].title}</b>
          {words[type].detail && <small className="block text-xs text-ink-2">{words[type].detail}</small>}
        </li>
      ))}
    </ol>
  );
}
