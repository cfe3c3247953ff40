import { promptInWords } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import type { CertaintyPanel, QuestionPanel, RubricPanel } from '@snapwell/contract/analytics/answer-insights.schemas';
import type { Finding } from '@snapwell/contract/analytics/findings';
import { HIDDEN_BELOW, MOST_ROWS } from '@snapwell/contract/analytics/insights.limits';
import { describe, describeKey } from '@snapwell/contract/quizzes/question-rules/all-types';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import { fingerprintOf } from '#features/quizzes/index.ts';
import { type DayRange, type Insights, panelHead } from '../with-insights.ts';
import {
  type AnsweredRow,
  type CertaintyRow,
  readAnswered,
  readCertainty,
  readChosen,
  readQuizzes,
} from './answers.read-model.ts';

/** Wrong answers shown of a question. */
const MOST_CHOSEN = 5;

interface KnownQuestion {
  readonly question: Question;
  readonly quiz: { readonly id: string; readonly title: string; readonly module_id: string | null };
}

/** The hardest questions in their present form, with what people chose. */
export async function questionPanelOf(insights: Insights): Promise<QuestionPanel> {
  const { scope, audience, range, before } = insights;
  const answered = await readAnswered(scope, 'question', { audience, range });
  const known = await findQuestions(insights, answered);
  const current = answered.filter((row) => known.has(keyOf(row)));
  const hardest = current.slice(0, MOST_ROWS);
  const chosen = Map.groupBy(await readChosen(scope, hardest, { audience, range }), keyOf);
  const rows = hardest.map((row) => presentQuestion(row, known.get(keyOf(row))!, chosen.get(keyOf(row)) ?? []));
  const earlier = before && (await readAnswered(scope, 'question', { audience, range: before }));
  return {
    ...panelHead(insights),
    rows,
    totals: totalsOf(current),
    previous: earlier && totalsOf(earlier.filter((row) => known.has(keyOf(row)))),
    finding: findHardest(rows),
    hidden_below: HIDDEN_BELOW,
  };
}

const keyOf = ({ thing_id: thing, part_id: part }: { thing_id: string; part_id: string }) => `${thing}/${part}`;

/** The questions that are still asked in the form in which they were answered. */
async function findQuestions({ scope }: Insights, rows: readonly AnsweredRow[]): Promise<Map<string, KnownQuestion>> {
  const quizzes = await readQuizzes(scope, [...new Set(rows.map(({ thing_id: id }) => id))]);
  const byKey = new Map<string, KnownQuestion & { readonly form: string }>();
  for (const { body, ...quiz } of quizzes)
    for (const question of quizBody.parse(body).questions)
      byKey.set(`${quiz.id}/${question.id}`, { question, quiz, form: fingerprintOf(question) });
  return new Map(
    rows.flatMap((row) => {
      const found = byKey.get(keyOf(row));
      return found && found.form === row.form ? [[keyOf(row), found] as const] : [];
    }),
  );
}

function presentQuestion(
  row: AnsweredRow,
  { question, quiz }: KnownQuestion,
  chosen: readonly { answer: string; times: number }[],
): QuestionPanel['rows'][number] {
  const rightText = describeKey(question);
  const told = chosen.map(({ answer, times }) => ({
    text: describe(question, JSON.parse(answer) as Answer) ?? '',
    share: times / row.answers,
  }));
  const wrong = told.filter(({ text }) => text !== rightText && text !== '').slice(0, MOST_CHOSEN);
  return {
    quiz,
    question_id: question.id,
    prompt: promptInWords(question),
    answers: row.answers,
    right: row.right / row.answers,
    sure_and_wrong: row.asked_certainty > 0 ? row.sure_wrong / row.asked_certainty : null,
    chosen: [
      { text: rightText, is_right: true, share: row.right / row.answers },
      ...wrong.map((each) => ({ ...each, is_right: false })),
    ].toSorted((left, right) => right.share - left.share),
  };
}

const totalsOf = (rows: readonly AnsweredRow[]): QuestionPanel['totals'] => {
  const answers = rows.reduce((sum, row) => sum + row.answers, 0);
  const right = rows.reduce((sum, row) => sum + row.right, 0);
  return { questions: rows.length, answers, right: answers > 0 ? right / answers : null };
};

/** A wrong answer that more people choose than the right one is worse than a hard question. */
function findHardest(rows: QuestionPanel['rows']): Finding | null {
  const misleading = rows.find(({ chosen }) => chosen[0]?.is_right === false);
  if (misleading) return { rule: 'questions_wrong_favourite', values: { question: misleading.prompt } };
  const [hardest] = rows;
  if (!hardest) return null;
  return { rule: 'questions_hardest', values: { share: Math.round(100 * hardest.right), question: hardest.prompt } };
}

/** Answers that were sure and wrong, by quiz. */
export async function certaintyPanelOf(insights: Insights): Promise<CertaintyPanel> {
  const { scope, audience, range, before } = insights;
  const rows = await readCertainty(scope, audience, range);
  const totals = certaintyTotals(rows);
  const previous = before && certaintyTotals(await readCertainty(scope, audience, before));
  return {
    ...panelHead(insights),
    rows: rows.slice(0, MOST_ROWS),
    totals,
    previous,
    finding: findCertainty(totals, previous),
    hidden_below: HIDDEN_BELOW,
  };
}

/** The share of answers that were sure and wrong; null without answers that said how sure. */
export async function readSureAndWrong(insights: Insights, range: DayRange): Promise<number | null> {
  const { answers, sure_and_wrong: wrong } = certaintyTotals(
    await readCertainty(insights.scope, insights.audience, range),
  );
  return answers > 0 ? wrong / answers : null;
}

const certaintyTotals = (rows: readonly CertaintyRow[]): CertaintyPanel['totals'] => {
  const sum = (pick: (row: CertaintyRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    answers: sum(({ answers }) => answers),
    sure_and_right: sum((row) => row.sure_and_right),
    sure_and_wrong: sum((row) => row.sure_and_wrong),
    unsure_and_right: sum((row) => row.unsure_and_right),
    unsure_and_wrong: sum((row) => row.unsure_and_wrong),
  };
};

function findCertainty(totals: CertaintyPanel['totals'], previous: CertaintyPanel['totals'] | null): Finding | null {
  if (totals.answers === 0) return null;
  const perCent = (of: CertaintyPanel['totals']) => Math.round((1000 * of.sure_and_wrong) / of.answers) / 10;
  const share = perCent(totals);
  if (!previous || previous.answers === 0) return { rule: 'certainty_share', values: { share } };
  const change = Math.round(10 * (share - perCent(previous))) / 10;
  if (change === 0) return { rule: 'certainty_share', values: { share } };
  return { rule: change > 0 ? 'certainty_more' : 'certainty_fewer', values: { share, change: Math.abs(change) } };
}

/** Items of rubrics that conversations missed most. */
export async function rubricPanelOf(insights: Insights): Promise<RubricPanel> {
  const { scope, audience, range, before } = insights;
  const answered = await readAnswered(scope, 'rubric', { audience, range });
  const titles = new Map(
    (await readQuizzes(scope, [...new Set(answered.map(({ thing_id: id }) => id))])).map(({ id, title }) => [
      id,
      title,
    ]),
  );
  const rows = answered.slice(0, MOST_ROWS).map((row) => ({
    content: { id: row.thing_id, title: titles.get(row.thing_id) ?? row.thing_id },
    item_id: row.part_id,
    text: row.form,
    attempts: row.answers,
    missed: 1 - row.right / row.answers,
  }));
  const earlier = before && (await readAnswered(scope, 'rubric', { audience, range: before }));
  const [most] = rows;
  return {
    ...panelHead(insights),
    rows,
    totals: rubricTotals(answered),
    previous: earlier && rubricTotals(earlier),
    finding:
      most && most.missed > 0
        ? { rule: 'rubric_missed', values: { share: Math.round(100 * most.missed), item: most.text } }
        : null,
    hidden_below: HIDDEN_BELOW,
  };
}

const rubricTotals = (rows: readonly AnsweredRow[]): RubricPanel['totals'] => {
  const judged = rows.reduce((sum, { answers }) => sum + answers, 0);
  const met = rows.reduce((sum, { right }) => sum + right, 0);
  return { judged, missed: judged > 0 ? 1 - met / judged : null };
};
