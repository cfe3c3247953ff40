import { plural, t } from '@lingui/core/macro';
import type { PersonInsight } from '@snapwell/contract/analytics/people-insights.schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent } from '#platform/locale/format.ts';
import { Stat } from '#ui/progress/stat.tsx';
import { StatStrip } from '#ui/progress/stat-strip.tsx';
import { readAddress, readersToday } from './address.ts';
import { BarChart, LineChart } from './charts/charts.ts';
import { personFigures } from './insights.queries.ts';

/** One member's figures of the last four weeks: for who leads them, and the same for themselves. */
export function PersonFigures({ orgId, uid }: { orgId: string; uid: string }) {
  const { from, to } = readAddress(new URLSearchParams(), readersToday());
  const { data } = useSuspenseQuery(personFigures(orgId, uid, { from, to }));
  const { active_days: days, items_finished: items, reviews, quizzes } = data;
  const learned = t`${plural(days, { one: '# day with something learned', other: '# days with something learned' })}`;
  return (
    <section aria-label={t`Figures of the last four weeks`} className="grid gap-6">
      <StatStrip>
        <Stat label={t`Days of learning`} value={formatNumber(days)} unit={t`of 28`} />
        <Stat label={t`Finished items`} value={formatNumber(items)} />
        <Stat label={t`Reviews`} value={formatNumber(reviews)} />
        <Stat
          label={t`Average quiz score`}
          value={quizzes.mean === null ? '–' : formatNumber(quizzes.mean, { maximumFractionDigits: 0 })}
          unit={quizzes.mean !== null && t`of 100`}
        />
      </StatStrip>
      <div>
        <h3 className="mb-2 text-base">{t`Points each day`}</h3>
        {data.days.some(({ points }) => points > 0) ? (
          <LineChart label={learned} days={data.days.map(({ day, points }) => ({ day, now: points }))} />
        ) : (
          <p className="text-ink-2">{t`No points in these four weeks.`}</p>
        )}
      </div>
      {data.modules.length > 0 && <Modules modules={data.modules} />}
      {data.own && <Own own={data.own} />}
    </section>
  );
}

function Modules({ modules }: Pick<PersonInsight, 'modules'>) {
  return (
    <div>
      <h3 className="mb-2 text-base">{t`Modules`}</h3>
      <BarChart
        label={t`Finished items by module`}
        groups={[
          {
            key: 'modules',
            rows: modules.map(({ module_id: key, title, items, done }) => ({
              key,
              label: title,
              shares: [items === 0 ? 0 : done / items],
              value: t`${done} of ${items}`,
            })),
          },
        ]}
      />
    </div>
  );
}

/** What only the person sees: what they're likely to know, and how sure they were. */
function Own({ own: { recall, certainty } }: { own: NonNullable<PersonInsight['own']> }) {
  const share = certainty.answers === 0 ? null : certainty.sure_and_wrong / certainty.answers;
  const sure = share === null ? '' : formatPercent(share);
  return (
    <div className="grid gap-3">
      {recall.length > 0 && (
        <div>
          <h3 className="mb-2 text-base">{t`What you're likely to know`}</h3>
          <BarChart
            label={t`What you're likely to know`}
            groups={[
              {
                key: 'recall',
                rows: recall.map(({ module_id: key, title, recall: known, cards }) => ({
                  key,
                  label: title,
                  shares: [known],
                  value: formatPercent(known),
                  note: plural(cards, { one: '# card', other: '# cards' }),
                })),
              },
            ]}
          />
        </div>
      )}
      {share !== null && <p className="text-sm text-ink-2">{t`${sure} of your answers were sure and wrong.`}</p>}
      <p className="text-xs text-ink-3">{t`Only you see this part.`}</p>
    </div>
  );
}
