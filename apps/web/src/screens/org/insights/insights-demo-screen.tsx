import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { InsightsRoom } from '#features/insights/insights-room.tsx';
import { InsightsSkeleton } from '#features/insights/insights-skeleton.tsx';
import { insightScopeOf } from '#features/insights/insights.queries.ts';
import { SAMPLE_NAME, sampleSource } from '#features/insights/sample/sample-source.ts';
import { Chip } from '#ui/action/chip.tsx';
import { Region } from '../region.tsx';

/** `/o/{orgId}/insights-v1`: the same over built-in figures, which are nobody's. */
export function InsightsDemoScreen() {
  return (
    <div className="glow">
      <div className="mx-auto w-[min(82rem,100%-2rem)] pt-8 pb-18">
        <Region skeleton={<InsightsSkeleton />} title={t`Insights couldn't be loaded`}>
          <SampleInsights />
        </Region>
      </div>
    </div>
  );
}

function SampleInsights() {
  const { data: scope } = useSuspenseQuery(insightScopeOf(sampleSource));
  return (
    <InsightsRoom
      source={sampleSource}
      scope={scope}
      Region={Region}
      name={SAMPLE_NAME}
      mark={<Chip>{t`Sample data`}</Chip>}
    />
  );
}
