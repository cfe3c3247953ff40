import { t } from '@lingui/core/macro';
import type { ConversationView } from '@snapwell/contract/simulations/conversation-play.schemas';
import { Check, ChevronDown } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

type Goal = ConversationView['goals'][number];

/** What is to be reached, beside the face. */
export function GoalPanel({ goals }: { goals: readonly Goal[] }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5 max-nav:hidden" aria-label={t`Your goals`}>
      <h2 className="text-base tracking-[-0.01em]">{t`Your goals`}</h2>
      <GoalList goals={goals} />
    </section>
  );
}

/** The same in one line that opens, on phones. */
export function GoalLine({ goals }: { goals: readonly Goal[] }) {
  const next = goals.find((goal) => !goal.is_reached) ?? goals.at(-1)!;
  return (
    <details className="group relative z-4 rounded-md border border-line bg-surface px-3.5 text-sm nav:hidden">
      <summary className="flex min-h-11.5 cursor-pointer list-none items-center gap-2.5">
        <span className="flex gap-1" aria-hidden="true">
          {goals.map((goal) => (
            <i
              key={goal.text}
              className={classNames(
                'size-2.5 rounded-full border-2',
                goal.is_reached ? 'border-leaf bg-leaf' : 'border-line-strong',
              )}
            />
          ))}
        </span>
        <span className="truncate">{next.text}</span>
        <ChevronDown
          className="ml-auto size-5 flex-none transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <GoalList goals={goals} />
    </details>
  );
}

function GoalList({ goals }: { goals: readonly Goal[] }) {
  return (
    <ul className="mt-2 grid">
      {goals.map((goal) => (
        <li
          key={goal.text}
          className={classNames(
            'grid grid-cols-[1.625rem_1fr] gap-3 border-line py-2.5 text-sm leading-[1.4] not-first:border-t',
            goal.is_reached ? 'text-ink' : 'text-ink-2',
          )}
        >
          <span
            className={classNames(
              'grid size-6 place-items-center rounded-full border-2',
              goal.is_reached ? 'border-leaf bg-leaf text-on-leaf' : 'border-line-strong',
            )}
          >
            {goal.is_reached && <Check className="size-3.5" strokeWidth={3.5} aria-hidden="true" />}
          </span>
          <span>
            {goal.text}
            {goal.is_reached && <span className="sr-only"> {t`(reached)`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
