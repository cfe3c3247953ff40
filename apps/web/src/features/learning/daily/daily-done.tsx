import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { ArrowRight, Check, Clock } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { NextStepPanel } from '#ui/brand/next-step-panel.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';

/** The set is finished: what it brought, and when the next one comes. */
export function DailyDone({ orgId, set }: { orgId: string; set: DailySet }) {
  return (
    <NextStepPanel
      id={set.day}
      kicker="Done for today"
      title="That was your five minutes"
      facts={[
        {
          key: 'steps',
          icon: <Check aria-hidden="true" />,
          words: set.steps.length === 1 ? 'One step done' : `${set.steps.length} steps done`,
        },
        {
          key: 'next',
          icon: <Clock aria-hidden="true" />,
          words: `Come back tomorrow: the next set is ready at ${hourOf(set.next_at)}`,
        },
      ]}
      progress={{ value: 100, of: 'of today’s set' }}
      {...(set.points > 0 && { gain: set.points })}
      action={
        <SnapButton size="lg" to={paths.orgHome(orgId)}>
          Go on learning <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      }
    />
  );
}

const hourOf = (moment: string) =>
  new Date(moment).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
