import { plural, t } from '@lingui/core/macro';
import { leavePlaces } from '@snapwell/contract/analytics/findings';
import type { ActivePanel, FunnelPanel } from '@snapwell/contract/analytics/insights.schemas';
import { contractText } from '#platform/locale/locale.ts';
import { formatDay, formatNumber, formatPercent } from '#platform/locale/format.ts';
import { BarChart, ColumnChart, LineChart } from '../charts/charts.ts';
import { figureTable } from '../figure-table.tsx';
import { pointSourceName } from '../finding-text.ts';
import { MeasurePanel, MoreInTable, usePanel } from '../measure-panel.tsx';

/** Rows of a chart; all of them are in its table. */
const MOST_BARS = 6;

/** Who learned, day by day, with the period before behind it. */
export function ActiveLearnersPanel() {
  const data = usePanel('active-learners');
  const { rows } = data;
  return (
    <MeasurePanel
      measure="active-learners"
      data={data}
      nothing={data.totals.learners === 0 && t`Nobody learned in these days. Choose more days, or invite people.`}
      table={figureTable(rows.toReversed(), [
        {
          head: t`Day`,
          value: ({ day }) => day,
          shown: ({ day }) => formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' }),
        },
        { head: t`Learners`, value: ({ learners }) => learners, isNumber: true },
        { head: t`Period before`, value: ({ previous }) => previous, isNumber: true },
      ])}
    >
      {(label) => (
        <>
          <LineChart
            label={label}
            days={rows.map(({ day, learners, previous }) => ({ day, now: learners, before: previous }))}
          />
          <ActiveFacts totals={data.totals} />
        </>
      )}
    </MeasurePanel>
  );
}

function ActiveFacts({ totals: { week, month, frequent, day } }: Pick<ActivePanel, 'totals'>) {
  const facts = [
    { value: formatNumber(day, { maximumFractionDigits: 0 }), words: t`on an average day` },
    { value: formatNumber(week), words: t`in the last 7 days` },
    { value: formatNumber(month), words: t`in the last 30 days` },
    ...(frequent === null ? [] : [{ value: formatPercent(frequent), words: t`three days a week or more` }]),
  ];
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {facts.map(({ value, words }) => (
        <div key={words} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-2">{words}</dt>
          <dd className="figure text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How far those came who started each module. */
export function FunnelPanel() {
  const data = usePanel('funnel');
  const rows = data.rows.toSorted((a, b) => doneShare(a) - doneShare(b));
  const most = Math.max(1, ...rows.map(({ started }) => started));
  return (
    <MeasurePanel
      measure="funnel"
      data={data}
      nothing={rows.every(({ started }) => started === 0) && t`Nobody started a module in these days.`}
      table={figureTable(rows, [
        { head: t`Module`, value: ({ title }) => title },
        { head: t`Started`, value: ({ started }) => started, isNumber: true },
        { head: t`First lesson`, value: ({ first_lesson: first }) => first, isNumber: true },
        { head: t`Half`, value: ({ half }) => half, isNumber: true },
        { head: t`Finished`, value: ({ finished }) => finished, isNumber: true },
      ])}
    >
      {(label) => (
        <>
          <FunnelKey />
          <BarChart
            label={label}
            groups={[
              {
                key: 'modules',
                rows: rows.slice(0, MOST_BARS).map((row) => ({
                  key: row.module_id,
                  label: row.title,
                  shares: [row.started, row.first_lesson, row.half, row.finished].map((people) => people / most),
                  value: formatPercent(doneShare(row)),
                  note: funnelNote(row),
                })),
              },
            ]}
          />
          <MoreInTable shown={MOST_BARS} all={rows.length} />
        </>
      )}
    </MeasurePanel>
  );
}

type FunnelRow = FunnelPanel['rows'][number];
const doneShare = ({ finished, started }: FunnelRow) => (started === 0 ? 0 : finished / started);

function funnelNote({ finished, started, leaves }: FunnelRow): string {
  if (started === 0) return t`Nobody started it`;
  const done = t`${finished} of ${started} finished`;
  if (!leaves) return done;
  const [place, people] = [contractText(leavePlaces[leaves.before]), leaves.people];
  return `${done} · ${t`most leave ${place} (${people})`}`;
}

function FunnelKey() {
  const steps = [
    { words: t`Started`, look: 'opacity-18' },
    { words: t`First lesson`, look: 'opacity-38' },
    { words: t`Half`, look: 'opacity-64' },
    { words: t`Finished`, look: '' },
  ];
  return (
    <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {steps.map(({ words, look }) => (
        <span key={words} className="inline-flex items-center gap-1.5">
          <i aria-hidden="true" className={`inline-block h-2.5 w-4 rounded-[4px] bg-leaf ${look}`} />
          {words}
        </span>
      ))}
    </p>
  );
}

/** How long streaks are now. */
export function StreaksPanel() {
  const data = usePanel('streaks');
  const bandOf = ({ from, to }: { from: number; to: number | null }) =>
    to === null ? t`${from} and more` : from === to ? String(from) : t`${from} to ${to}`;
  // Words of seven bands don't fit under the bars of a third of the screen; the table has them.
  const shortBandOf = ({ from, to }: { from: number; to: number | null }) =>
    to === null ? `${from}+` : from === to ? String(from) : `${from}–${to}`;
  return (
    <MeasurePanel
      measure="streaks"
      data={data}
      nothing={data.totals.members === 0 && t`There are no members here yet.`}
      table={figureTable(data.rows, [
        { head: t`Days in a row`, value: bandOf },
        { head: t`Members`, value: ({ members }) => members, isNumber: true },
      ])}
    >
      {(label) => (
        <ColumnChart
          label={label}
          columns={data.rows.map((row) => ({ label: shortBandOf(row), value: row.members, isMarked: row.from > 0 }))}
        />
      )}
    </MeasurePanel>
  );
}

/** What points come from. */
export function PointsPanel() {
  const data = usePanel('points');
  const rows = data.rows.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const most = Math.max(1, ...rows.flatMap(({ points, previous }) => [points, previous ?? 0]));
  return (
    <MeasurePanel
      measure="points"
      data={data}
      nothing={rows.length === 0 && t`No points were earned in these days.`}
      table={figureTable(data.rows, [
        { head: t`Source`, value: ({ source }) => pointSourceName(source) },
        { head: t`Points`, value: ({ points }) => points, isNumber: true, shown: ({ points }) => formatNumber(points) },
        { head: t`Members`, value: ({ members }) => members, isNumber: true },
        { head: t`Period before`, value: ({ previous }) => previous, isNumber: true },
      ])}
    >
      {(label) => (
        <BarChart
          label={label}
          groups={[
            {
              key: 'sources',
              rows: rows.map(({ source, points, members, previous }) => ({
                key: source,
                label: capitalized(pointSourceName(source)),
                shares: [points / most],
                before: previous === null ? null : previous / most,
                value: formatNumber(points),
                note: plural(members, { one: '# member', other: '# members' }),
                tone: 'snap',
              })),
            },
          ]}
        />
      )}
    </MeasurePanel>
  );
}

const capitalized = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
