import { plural, t } from '@lingui/core/macro';
import type { ContentPanel } from '@snapwell/contract/analytics/insights.schemas';
import { formatNumber, formatPercent } from '#platform/locale/format.ts';
import { BarChart } from '../charts/charts.ts';
import { figureTable } from '../figure-table.tsx';
import { MeasurePanel, MoreInTable, usePanel } from '../measure-panel.tsx';

/** Rows of a chart; all of them are in its table. */
const MOST_BARS = 6;

/** What is passed over, and where a lesson is left. */
export function ContentUsePanel() {
  const data = usePanel('content');
  const rows = data.rows.toSorted((a, b) => lost(b) - lost(a));
  const shown = rows.filter((row) => lost(row) > 0).slice(0, MOST_BARS);
  const most = Math.max(1, ...shown.map(lost));
  return (
    <MeasurePanel
      measure="content"
      data={data}
      nothing={
        shown.length === 0 &&
        !rows.some(({ clarity }) => clarity) &&
        t`Nothing was passed over, and whoever opened an item finished it.`
      }
      table={figureTable(rows, [
        { head: t`Item`, value: ({ title }) => title },
        { head: t`Opened`, value: ({ opened }) => opened, isNumber: true },
        { head: t`Finished`, value: ({ finished }) => finished, isNumber: true },
        { head: t`Skipped`, value: ({ skipped }) => skipped, isNumber: true },
        {
          head: t`Left at`,
          value: ({ left_middle: middle }) => middle,
          shown: ({ left_middle: middle }) => (middle === null ? '–' : formatPercent(middle)),
          isNumber: true,
        },
        { head: t`Not clear`, value: ({ clarity }) => clarity && ofAnswers(clarity), isNumber: true },
      ])}
    >
      {(label) => (
        <>
          {shown.length > 0 && (
            <BarChart
              label={label}
              groups={[
                {
                  key: 'items',
                  rows: shown.map((row) => ({
                    key: row.content_id,
                    label: row.title,
                    shares: [lost(row) / most, row.skipped / most],
                    value: formatNumber(lost(row)),
                    note: contentNote(row),
                    tone: 'ember',
                  })),
                },
              ]}
            />
          )}
          <LeastClear rows={rows} />
          <MoreInTable shown={shown.length} all={rows.length} />
        </>
      )}
    </MeasurePanel>
  );
}

/** The article that most of those who answered at its end found unclear. */
function LeastClear({ rows }: { rows: readonly ContentRow[] }) {
  const unclear = rows.flatMap(({ title, clarity }) => (clarity && clarity.not_clear > 0 ? { title, ...clarity } : []));
  if (unclear.length === 0) return null;
  const least = unclear.reduce((left, right) => (shareOf(right) > shareOf(left) ? right : left));
  const [title, part] = [least.title, ofAnswers(least)];
  return <p className="text-sm text-ink-2">{t`Least clear: ${title} (${part} not clear)`}</p>;
}

const shareOf = ({ answers, not_clear: notClear }: Clarity) => notClear / answers;

type ContentRow = ContentPanel['rows'][number];
type Clarity = NonNullable<ContentRow['clarity']>;
const lost = ({ opened, finished, skipped }: ContentRow) => skipped + Math.max(0, opened - finished);

function ofAnswers({ answers, not_clear }: Clarity): string {
  const [part, all] = [formatNumber(not_clear), formatNumber(answers)];
  return t`${part} of ${all}`;
}

function contentNote(row: ContentRow): string {
  const loss = lossNote(row);
  if (!row.clarity) return loss;
  const part = ofAnswers(row.clarity);
  return `${loss} · ${t`${part} not clear`}`;
}

function lossNote({ opened, finished, skipped, left_middle: middle }: ContentRow): string {
  const left = Math.max(0, opened - finished);
  const skip = t`${plural(skipped, { one: '# skipped it', other: '# skipped it' })}`;
  const leave = t`${plural(left, { one: '# left it', other: '# left it' })}`;
  if (left === 0 || middle === null) return left === 0 ? skip : `${skip} · ${leave}`;
  const place = formatPercent(middle);
  return `${skip} · ${leave} · ${t`half of them before ${place}`}`;
}
