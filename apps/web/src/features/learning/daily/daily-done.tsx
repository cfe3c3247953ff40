import { plural, t } from '@lingui/core/macro';
import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { ArrowRight, Check, Clock } from 'lucide-react';
import { formatTime } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { NextStepPanel } from '#ui/brand/next-step-panel.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';

/** The set is finished: what it brought, and when the next one comes. */
export function DailyDone({ orgId, set }: { orgId: string; set: DailySet }) {
  const count = set.steps.length;
  const time = formatTime(set.next_at);
  return (
    <NextStepPanel
      id={set.day}
      kicker={t`Done for today`}
      title={t`That was your five minutes`}
      facts={[
        {
          key: 'steps',
          icon: <Check aria-hidden="true" />,
          words: t`${plural(count, { one: 'One step done', other: '# steps done' })}`,
        },
        {
          key: 'next',
          icon: <Clock aria-hidden="true" />,
          words: t`Come back tomorrow: the next set is ready at ${time}`,
        },
      ]}
      progress={{ value: 100, of: t`of today’s set` }}
      {...(set.points > 0 && { gain: set.points })}
      action={
        <SnapButton size="lg" to={paths.orgHome(orgId)}>
          {t`Keep learning`} <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      }
    />
  );
}
