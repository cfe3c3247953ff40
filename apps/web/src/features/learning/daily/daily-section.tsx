import { t } from '@lingui/core/macro';
import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/action/chip.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { StepPath } from '#ui/progress/step-path.tsx';
import { pathOf } from './daily-steps.tsx';
import { SetGain } from './set-gain.tsx';

/** Today's five minutes among other things: its steps in a row. Where there is nothing to do, nothing stands. */
export function DailySection({ orgId, set }: { orgId: string; set: DailySet }) {
  if (set.steps.length === 0) return null;
  return (
    <section aria-labelledby="daily-set">
      <SectionHead
        id="daily-set"
        title={
          <Link to={paths.discover(orgId)} className="underline-offset-4 hover:underline">
            {t`Today’s five minutes`}
          </Link>
        }
      >
        {set.finished_at ? (
          <Chip tone="leaf">
            <Check aria-hidden="true" /> {t`Done for today`}
          </Chip>
        ) : (
          <SetGain set={set} />
        )}
      </SectionHead>
      <StepPath label={t`Today’s five minutes`} steps={pathOf(orgId, set)} />
    </section>
  );
}
