import { plural, t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { dailySet } from '#features/learning/daily/daily.queries.ts';
import { DailyDone } from '#features/learning/daily/daily-done.tsx';
import { DailyNext } from '#features/learning/daily/daily-next.tsx';
import { DailyNothing } from '#features/learning/daily/daily-nothing.tsx';
import { currentStep, pathOf } from '#features/learning/daily/daily-steps.tsx';
import { SetGain } from '#features/learning/daily/set-gain.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { StepPath } from '#ui/progress/step-path.tsx';
import { Glowing } from '#screens/glowing.tsx';
import { HomeStreak } from '../home/home-streak.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { useToday } from '../use-today.ts';

const COLUMNS = 'grid gap-10 nav:grid-cols-[minmax(0,1fr)_348px]';

/** `o/{orgId}/discover`: today's set of about five minutes, one step after the other. */
export function DiscoverScreen() {
  const orgId = useOrgId();
  const today = useToday();
  return (
    <Glowing className="pt-8 pb-20">
      <h1>{t`Today’s five minutes`}</h1>
      <p className="mt-2 mb-7 text-ink-2">
        {today} {t`A little every day sticks better than a lot at once.`}
      </p>
      {/* On phones the streak stands below the set, whose height is not known before: they come together. */}
      <Region skeleton={<DiscoverSkeleton />} title={t`Today’s set could not be loaded`}>
        <div className={COLUMNS}>
          <TodaysSet orgId={orgId} />
          <div>
            <HomeStreak orgId={orgId} />
          </div>
        </div>
      </Region>
    </Glowing>
  );
}

function TodaysSet({ orgId }: { orgId: string }) {
  const { data: set } = useSuspenseQuery(dailySet(orgId));
  const step = currentStep(set);
  if (set.steps.length === 0) return <DailyNothing orgId={orgId} hasContent={set.has_content} />;
  return (
    <div className="grid min-w-0 content-start gap-10">
      {step ? <DailyNext orgId={orgId} set={set} step={step} /> : <DailyDone orgId={orgId} set={set} />}
      <section aria-labelledby="steps">
        <SectionHead id="steps" title={step ? whyWords(set.steps.length) : t`Your steps`}>
          <SetGain set={set} />
        </SectionHead>
        <StepPath label={t`The steps of today’s set`} steps={pathOf(orgId, set, { withReasons: true })} />
      </section>
    </div>
  );
}

const whyWords = (count: number) => t`${plural(count, { one: 'Why this one', other: 'Why these #' })}`;

function DiscoverSkeleton() {
  return (
    <div aria-hidden="true" className={COLUMNS}>
      <div className="grid gap-10">
        <Skeleton shape="card" className="h-84" />
        <div className="grid gap-5 sm:grid-cols-3">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
      <Skeleton shape="card" className="h-64" />
    </div>
  );
}
