import { plural, t } from '@lingui/core/macro';
import { formatNumber, formatPercent } from '#platform/locale/format.ts';
import { BarChart, HeatMap, IntervalChart } from '../charts/charts.ts';
import { figureTable } from '../figure-table.tsx';
import { MeasurePanel, MoreInTable, usePanel } from '../measure-panel.tsx';
import { ReviewAct } from '../nudge/review-act.tsx';

const MOST_BARS = 6;
const MOST_SKILLS = 7;
const MOST_GROUPS = 8;

const percentOrDash = (share: number | null) => (share === null ? '–' : formatPercent(share));

/** What is about to be forgotten, by skill and group, and the one next act. */
export function KnowledgePanel() {
  const data = usePanel('knowledge');
  const rows = data.rows.toSorted((a, b) => (b.all?.at_risk ?? -1) - (a.all?.at_risk ?? -1));
  const columns = [{ id: null, name: t`All` }, ...data.groups].map(({ id, name }, i) => ({ id, name, at: i - 1 }));
  const cellOf = (row: (typeof rows)[number], at: number) => (at < 0 ? row.all : (row.groups[at] ?? null));
  const skills = rows.slice(0, MOST_SKILLS);
  const riskOf = (at: number) => Math.max(-1, ...skills.map((row) => cellOf(row, at)?.at_risk ?? -1));
  const [all, ...groups] = columns;
  const worst = [
    all!,
    ...groups
      .filter(({ at }) => riskOf(at) >= 0)
      .toSorted((a, b) => riskOf(b.at) - riskOf(a.at) || a.at - b.at)
      .slice(0, MOST_GROUPS - 1),
  ];
  return (
    <MeasurePanel
      measure="knowledge"
      data={data}
      nothing={rows.every((row) => row.all === null) && t`Too few review cards yet to predict what is forgotten.`}
      table={figureTable(rows, [
        { head: t`Skill`, value: ({ skill }) => skill.title },
        ...columns.map(({ name, at }) => ({
          head: name,
          value: (row: (typeof rows)[number]) => cellOf(row, at)?.at_risk ?? null,
          shown: (row: (typeof rows)[number]) => percentOrDash(cellOf(row, at)?.at_risk ?? null),
          isNumber: true,
        })),
      ])}
      action={data.next_act && <ReviewAct act={data.next_act} />}
    >
      {(label) => (
        <>
          <HeatMap
            label={label}
            rows={skills.map((row) => ({
              key: row.skill.module_id,
              label: row.skill.title,
              cells: worst.map(({ name, at }) => {
                const cell = cellOf(row, at);
                return {
                  column: name,
                  share: cell?.at_risk ?? null,
                  note: cell ? learnerWords(cell.learners) : undefined,
                };
              }),
            }))}
          />
          <HeatKey />
          <MoreInTable shown={MOST_SKILLS} all={rows.length} />
        </>
      )}
    </MeasurePanel>
  );
}

const learnerWords = (learners: number) => plural(learners, { one: '# learner', other: '# learners' });

function HeatKey() {
  const least = formatPercent(0.15);
  const steps: { words: string; look: string }[] = [
    { words: t`Under ${least}`, look: 'bg-surface-2' },
    { words: t`15 to 24`, look: 'bg-ember/18' },
    { words: t`25 to 39`, look: 'bg-ember/36' },
    { words: t`40 to 54`, look: 'bg-ember/62' },
    { words: t`55 and more`, look: 'bg-ember' },
  ];
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {steps.map(({ words, look }) => (
        <span key={words} className="inline-flex items-center gap-1.5">
          <i aria-hidden="true" className={`inline-block size-3.5 rounded-[4px] ${look}`} />
          {words}
        </span>
      ))}
    </p>
  );
}

/** Who is sure and wrong doesn't look it up. */
export function CertaintyPanel() {
  const data = usePanel('certainty');
  const rows = data.rows
    .map((row) => ({ ...row, share: row.answers === 0 ? 0 : row.sure_and_wrong / row.answers }))
    .toSorted((a, b) => b.share - a.share);
  const most = Math.max(0.1, ...rows.map(({ share }) => share));
  return (
    <MeasurePanel
      measure="certainty"
      data={data}
      nothing={rows.length === 0 && t`Too few people said how sure they were of their answers.`}
      table={figureTable(rows, [
        { head: t`Quiz`, value: ({ title }) => title },
        { head: t`Answers`, value: ({ answers }) => answers, isNumber: true },
        { head: t`Sure and right`, value: (row) => row.sure_and_right, isNumber: true },
        { head: t`Sure and wrong`, value: (row) => row.sure_and_wrong, isNumber: true },
        { head: t`Unsure and right`, value: (row) => row.unsure_and_right, isNumber: true },
        { head: t`Unsure and wrong`, value: (row) => row.unsure_and_wrong, isNumber: true },
      ])}
    >
      {(label) => (
        <>
          <BarChart
            label={label}
            groups={[
              {
                key: 'quizzes',
                rows: rows
                  .slice(0, MOST_BARS)
                  .map(({ quiz_id: key, title, share, answers, sure_and_wrong: wrong }) => ({
                    key,
                    label: title,
                    shares: [share / most],
                    value: formatPercent(share, { maximumFractionDigits: 1 }),
                    note: t`${wrong} of ${answers} answers`,
                    tone: 'berry',
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

/** Did a lesson change the answers to its questions? */
export function BeforeAfterPanel() {
  const data = usePanel('before-after');
  const rows = data.rows.toSorted((a, b) => Number(b.is_clear) - Number(a.is_clear) || b.change - a.change);
  const points = (difference: number) =>
    formatNumber(difference * 100, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return (
    <MeasurePanel
      measure="before-after"
      data={data}
      nothing={
        rows.length === 0 && t`A lesson stands here once enough people have answered its questions before and after it.`
      }
      table={figureTable(rows, [
        { head: t`Lesson`, value: ({ content }) => content.title },
        {
          head: t`Right before`,
          value: ({ before }) => before.right,
          shown: ({ before }) => formatPercent(before.right),
          isNumber: true,
        },
        {
          head: t`Right after`,
          value: ({ after }) => after.right,
          shown: ({ after }) => formatPercent(after.right),
          isNumber: true,
        },
        {
          head: t`Change in points`,
          value: ({ change }) => change * 100,
          shown: ({ change }) => points(change),
          isNumber: true,
        },
        { head: t`At least`, value: ({ low }) => low * 100, shown: ({ low }) => points(low), isNumber: true },
        { head: t`At most`, value: ({ high }) => high * 100, shown: ({ high }) => points(high), isNumber: true },
        { head: t`People`, value: ({ before, after }) => before.people + after.people, isNumber: true },
      ])}
    >
      {(label) => (
        <>
          <IntervalChart
            label={label}
            format={points}
            rows={rows.slice(0, MOST_BARS).map(({ content, before, after, change, low, high, is_clear: isClear }) => {
              const [was, is] = [formatPercent(before.right), formatPercent(after.right)];
              const words = t`${was} right before, ${is} after`;
              return {
                key: content.id,
                label: content.title,
                value: change,
                low,
                high,
                note: isClear ? words : `${words} · ${t`not clear yet`}`,
              };
            })}
          />
          <Honest />
          <MoreInTable shown={MOST_BARS} all={rows.length} />
        </>
      )}
    </MeasurePanel>
  );
}

const Honest = () => (
  <p className="text-xs text-ink-3">{t`In points of a hundred. Different people are compared, so this shows what goes together, not what caused it.`}</p>
);
