import { t } from '@lingui/core/macro';
import type { DailySet, DailyStep } from '@snapwell/contract/quizzes/daily-set.schemas';
import { ArrowRight, Clock, Layers } from 'lucide-react';
import { NextStepPanel } from '#ui/brand/next-step-panel.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { stepIcon, stepKey, stepPath, stepProgress, stepTitle, stepWords } from './daily-steps.tsx';

/** The step of today's set that is to be done now. */
export function DailyNext({ orgId, set, step }: { orgId: string; set: DailySet; step: DailyStep }) {
  const done = set.steps.filter(({ is_done: isDone }) => isDone).length;
  const { minutes } = set;
  const [number, total] = [set.steps.indexOf(step) + 1, set.steps.length];
  const module = step.kind === 'reviews' ? null : step.item.module_title;
  const facts = [
    { key: 'kind', icon: stepIcon(step), words: stepWords(step) },
    ...(module ? [{ key: 'module', icon: <Layers aria-hidden="true" />, words: module }] : []),
    ...(done < set.steps.length - 1
      ? [{ key: 'left', icon: <Clock aria-hidden="true" />, words: t`${minutes} min to go` }]
      : []),
  ];
  return (
    <NextStepPanel
      id={`${set.day} ${stepKey(step)}`}
      kicker={t`Step ${number} of ${total}`}
      title={stepTitle(step)}
      facts={facts}
      progress={{ value: (done / set.steps.length) * 100, of: t`of today’s set` }}
      action={
        <SnapButton size="lg" to={stepPath(orgId, step)}>
          {stepProgress(step) > 0 ? t`Continue` : t`Start`} <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      }
    />
  );
}
