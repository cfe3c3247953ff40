import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssignedPerson } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { formatDay } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { STATE_TONES, stateWords } from './assignment-words.ts';

interface AssignedRowProps {
  person: AssignedPerson;
  isRunning: boolean;
  onExcept: () => void;
  onRemind: () => void;
}

/** Somebody who was asked: where they are, and what can be done about it. */
export function AssignedRow({ person, isRunning, onExcept, onRemind }: AssignedRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3.5 md:grid-cols-[auto_minmax(0,1fr)_8rem_auto_auto]">
      <Avatar name={person.display_name} picture={person.photo_url} size="md" />
      <span className="min-w-0">
        <b className="block truncate font-semibold">{person.display_name}</b>
        <small className="block text-xs text-ink-2">{personWords(person)}</small>
      </span>
      <span className="max-md:hidden">
        <ProgressBar
          label={t`${person.display_name}: ${person.progress_percentage}%`}
          value={person.progress_percentage}
        />
      </span>
      <Chip tone={STATE_TONES[person.state]}>{stateWords(person.state)}</Chip>
      {isRunning && person.state !== 'done' && (
        <span className="flex gap-2 max-md:col-span-2 max-md:col-start-2">
          <Button size="sm" onClick={() => onExcept()} aria-label={t`Exception for ${person.display_name}`}>
            <Trans>Exception</Trans>
          </Button>
          {person.state !== 'on_leave' && person.state !== 'exempt' && (
            <Button size="sm" onClick={() => onRemind()} aria-label={t`Remind ${person.display_name}`}>
              <Trans>Remind</Trans>
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function personWords(person: AssignedPerson): string {
  const {
    state,
    done_on: done,
    again_on: again,
    due_on: due,
    late_days: late,
    exception,
    reminders_sent: sent,
  } = person;
  const words: string[] = [];
  if (state === 'done') words.push(t`Done on ${formatDay(done!)}`, ...(again ? [t`again by ${formatDay(again)}`] : []));
  else if (late > 0) words.push(plural(late, { one: 'one day late', other: '# days late' }));
  else if (due) words.push(t`by ${formatDay(due)}`);
  if (exception) words.push(exception.reason);
  if (state !== 'done' && sent > 0) words.push(plural(sent, { one: 'told once', other: 'told # times' }));
  return words.join(', ');
}
