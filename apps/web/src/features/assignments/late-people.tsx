import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssignmentList } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { Palmtree } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';

type Late = AssignmentList['late'][number];

interface LatePeopleProps {
  list: AssignmentList;
  onRemind: (late: Late) => void;
  onGiveDays: (late: Late) => void;
}

/** Who is late, why as far as it can be seen, and the act that fits. */
export function LatePeople({ list, onRemind, onGiveDays }: LatePeopleProps) {
  return (
    <ul className="divide-y divide-line">
      {list.late.map((late) => {
        const isNew = late.reminders_sent === 0 && late.progress_percentage === 0;
        return (
          <li key={`${late.assignment_id}/${late.uid}`} className="flex items-center gap-x-4 gap-y-2 py-3.5">
            <Avatar name={late.display_name} picture={late.photo_url} size="md" />
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{late.display_name}</b>
              <small className="block text-xs font-semibold text-berry-ink">
                {t`${late.target_title}, ${plural(late.late_days, { one: 'one day late', other: '# days late' })}`}
              </small>
              <small className="block text-xs text-ink-2">{whyWords(late)}</small>
            </span>
            {isNew ? (
              <Button
                size="sm"
                className="flex-none"
                onClick={() => onGiveDays(late)}
                aria-label={t`Give a week: ${late.display_name}`}
              >
                <Trans>Give a week</Trans>
              </Button>
            ) : (
              <Button
                size="sm"
                className="flex-none"
                onClick={() => onRemind(late)}
                aria-label={t`Remind ${late.display_name}`}
              >
                <Trans>Remind</Trans>
              </Button>
            )}
          </li>
        );
      })}
      {list.on_leave > 0 && (
        <li className="flex items-center gap-4 py-3.5">
          <span className="grid size-10 flex-none place-items-center rounded-full bg-sky-soft text-sky-ink">
            <Palmtree className="size-5" aria-hidden="true" />
          </span>
          <span>
            <b className="block font-semibold">
              {plural(list.on_leave, { one: 'One person on leave', other: '# people on leave' })}
            </b>
            <small className="block text-xs text-ink-2">
              <Trans>Their dates wait with them and aren't late</Trans>
            </small>
          </span>
        </li>
      )}
    </ul>
  );
}

/** What is known of why somebody is late. */
export function whyWords({ progress_percentage: share, unseen_days: days, reminders_sent: sent }: Late): string {
  const words = [];
  if (days === null) words.push(t`Never been here`);
  else if (days >= 14) words.push(t`Not seen for ${plural(days, { one: 'one day', other: '# days' })}`);
  words.push(share === 0 ? t`Not begun` : t`At ${share}%`);
  if (sent > 0) words.push(plural(sent, { one: 'reminded once', other: 'reminded # times' }));
  return words.join('. ');
}
