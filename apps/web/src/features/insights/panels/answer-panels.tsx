import { plural, t } from '@lingui/core/macro';
import type { QuestionPanel } from '@snapwell/contract/analytics/answer-insights.schemas';
import { formatNumber, formatPercent } from '#platform/locale/format.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import type { BarGroup } from '../charts/bar-chart.tsx';
import { BarChart, ColumnChart } from '../charts/charts.ts';
import { figureTable } from '../figure-table.tsx';
import { useInsights } from '../insights.queries.ts';
import { MeasurePanel, MoreInTable, usePanel } from '../measure-panel.tsx';

const MOST_QUESTIONS = 3;
const MOST_ANSWERS = 4;
const MOST_BARS = 6;

const percentOrDash = (share: number | null) => (share === null ? '–' : formatPercent(share));

/** Scores by tens. */
export function QuizScoresPanel() {
  const data = usePanel('quiz-scores');
  const { totals } = data;
  const score = (value: number | null) => (value === null ? '–' : formatNumber(value, { maximumFractionDigits: 0 }));
  const [low, high, passed] = [
    score(totals.lower_quartile),
    score(totals.upper_quartile),
    percentOrDash(totals.passed),
  ];
  return (
    <MeasurePanel
      measure="quiz-scores"
      data={data}
      nothing={totals.attempts === 0 && t`No quiz was finished in these days.`}
      table={figureTable(data.rows, [
        { head: t`Quiz`, value: ({ title }) => title },
        { head: t`Attempts`, value: ({ attempts }) => attempts, isNumber: true },
        { head: t`Average`, value: ({ mean }) => mean, shown: ({ mean }) => score(mean), isNumber: true },
        { head: t`Middle`, value: ({ median }) => median, shown: ({ median }) => score(median), isNumber: true },
        {
          head: t`Passed`,
          value: ({ passed }) => passed,
          shown: ({ passed }) => percentOrDash(passed),
          isNumber: true,
        },
      ])}
    >
      {(label) => (
        <>
          <ColumnChart
            label={label}
            columns={totals.spread.map((attempts, i) => ({
              label: i === 9 ? '90+' : String(i * 10),
              value: attempts,
              before: data.previous?.spread[i],
              isMarked: i >= 8,
            }))}
          />
          <p className="text-sm text-ink-2">
            {t`Half of the attempts lie between ${low} and ${high}. ${passed} passed.`}
          </p>
        </>
      )}
    </MeasurePanel>
  );
}

/** What is answered wrong, and what is chosen in its place. */
export function QuestionsPanel() {
  const { editorPath } = useInsights();
  const data = usePanel('questions');
  const shown = data.rows.slice(0, MOST_QUESTIONS);
  return (
    <MeasurePanel
      measure="questions"
      data={data}
      nothing={data.rows.length === 0 && t`Too few answers in these days to tell which questions are hard.`}
      table={figureTable(data.rows, [
        { head: t`Question`, value: ({ prompt }) => prompt },
        { head: t`Quiz`, value: ({ quiz }) => quiz.title },
        { head: t`Answers`, value: ({ answers }) => answers, isNumber: true },
        { head: t`Right`, value: ({ right }) => right, shown: ({ right }) => formatPercent(right), isNumber: true },
        {
          head: t`Sure and wrong`,
          value: (row) => row.sure_and_wrong,
          shown: (row) => percentOrDash(row.sure_and_wrong),
          isNumber: true,
        },
        {
          head: t`Wrong answer chosen most`,
          value: ({ chosen }) => chosen.find(({ is_right: isRight }) => !isRight)?.text ?? '',
        },
      ])}
      action={
        editorPath && shown.length > 0 ? (
          <ul className="mt-2 grid gap-1 border-t border-line pt-3 text-sm">
            {shown.map(({ quiz, question_id: id, prompt }) => (
              <li key={id} className="flex min-w-0 justify-between gap-4">
                <span className="truncate text-ink-2">{prompt}</span>
                <TextLink to={editorPath(quiz.id)} className="flex-none">{t`Edit question`}</TextLink>
              </li>
            ))}
          </ul>
        ) : null
      }
    >
      {(label) => <BarChart label={label} groups={shown.map(answersOf)} />}
    </MeasurePanel>
  );
}

const sureWords = (share: string) => t`${share} sure and wrong`;

function answersOf(row: QuestionPanel['rows'][number]): BarGroup {
  const { question_id: key, prompt, chosen, right, answers: count, quiz, sure_and_wrong: sure } = row;
  const facts = [
    ...(sure === null ? [] : [sureWords(formatPercent(sure))]),
    plural(count, { one: '# answer', other: '# answers' }),
    quiz.title,
  ];
  const answers = chosen.slice(0, MOST_ANSWERS).map(({ text, is_right: isRight, share }, i) => ({
    key: String(i),
    label: text,
    shares: [share],
    value: formatPercent(share),
    tone: isRight ? ('leaf' as const) : ('ember' as const),
    mark: isRight ? ('right' as const) : ('wrong' as const),
  }));
  // Written answers have no options: their share of right ones stands alone.
  const rows =
    answers.length > 0 ? answers : [{ key: 'right', label: t`Right`, shares: [right], value: formatPercent(right) }];
  return {
    key,
    title: prompt,
    rows: rows.map((bar, i) => (i === rows.length - 1 ? { ...bar, note: facts.join(' · ') } : bar)),
  };
}

/** What conversations miss. */
export function RubricPanel() {
  const data = usePanel('rubric');
  const shown = data.rows.slice(0, MOST_BARS);
  return (
    <MeasurePanel
      measure="rubric"
      data={data}
      nothing={data.rows.length === 0 && t`No conversation was finished by enough people in these days.`}
      table={figureTable(data.rows, [
        { head: t`Item`, value: ({ text }) => text },
        { head: t`Simulation`, value: ({ content }) => content.title },
        { head: t`Conversations`, value: ({ attempts }) => attempts, isNumber: true },
        {
          head: t`Missed`,
          value: ({ missed }) => missed,
          shown: ({ missed }) => formatPercent(missed),
          isNumber: true,
        },
      ])}
    >
      {(label) => (
        <>
          <BarChart
            label={label}
            groups={[
              {
                key: 'items',
                rows: shown.map(({ content, item_id: id, text, missed, attempts }) => ({
                  key: `${content.id}/${id}`,
                  label: text,
                  shares: [missed],
                  value: formatPercent(missed),
                  note: `${content.title} · ${plural(attempts, { one: '# conversation', other: '# conversations' })}`,
                  tone: 'ember',
                })),
              },
            ]}
          />
          <MoreInTable shown={shown.length} all={data.rows.length} />
        </>
      )}
    </MeasurePanel>
  );
}
