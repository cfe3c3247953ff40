import { promptInWords } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { ItemStatistics, QuizStatistics } from '@snapwell/contract/quizzes/quizzes.schemas';
import { findPublishedContent } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { type OrganizationCaller, runsOrganization } from '#security/caller.ts';
import type { World } from '#world.ts';
import { fingerprintOf } from '../attempts/marking/fingerprint.ts';
import { describe } from '@snapwell/contract/quizzes/question-rules/all-types';
import {
  type Audience,
  countReports,
  type ItemRow,
  readItemNumbers,
  readQuizNumbers,
  readWrongAnswers,
} from './statistics.read-model.ts';

/** How a quiz did. Who runs the organization sees everybody, a manager the groups they lead. */
export function readStatistics(
  { db }: Pick<World, 'db'>,
  caller: OrganizationCaller,
  quizId: string,
): Promise<QuizStatistics> {
  const audience: Audience =
    runsOrganization(caller) || caller.membership?.systemLevel === 'admin'
      ? { kind: 'everybody' }
      : { kind: 'led-by', uid: caller.uid };
  return inOrganization(db, caller.orgId, async (scope) => {
    const item = await findPublishedContent(scope, quizId);
    if (item?.kind !== 'quiz') throw new AppError('not_found');
    const { questions } = quizBody.parse(item.body);
    const numbers = await readQuizNumbers(scope, quizId, audience);
    const items = await readItemNumbers(scope, quizId, audience);
    const wrong = await readWrongAnswers(scope, quizId, audience);
    const reports = await countReports(scope, quizId);
    const present = (question: Question) =>
      presentItem(question, { items, wrong, reports: reports.get(question.id) ?? 0 });
    return {
      quiz: { id: quizId, title: item.title, module_id: item.moduleId },
      ...numbers,
      items: questions.map(present),
    };
  });
}

interface StatisticsRows {
  readonly items: readonly ItemRow[];
  readonly wrong: Awaited<ReturnType<typeof readWrongAnswers>>;
  readonly reports: number;
}

/** Only what was answered in the question's present form: an edited question begins anew. */
function presentItem(question: Question, { items, wrong, reports }: StatisticsRows): ItemStatistics {
  const fingerprint = fingerprintOf(question);
  const isOf = (row: { question_id: string; fingerprint: string }) =>
    row.question_id === question.id && row.fingerprint === fingerprint;
  const row = items.find(isOf);
  return {
    question_id: question.id,
    type: question.type,
    prompt: promptInWords(question),
    difficulty: question.difficulty,
    asked: row?.asked ?? 0,
    blank: row?.blank ?? 0,
    facility: row?.facility ?? null,
    discrimination: row?.discrimination ?? null,
    median_seconds: row?.median_seconds ?? null,
    certainty: {
      sure_and_right: row?.sure_right ?? 0,
      sure_and_wrong: row?.sure_wrong ?? 0,
      unsure_and_right: row?.unsure_right ?? 0,
      unsure_and_wrong: row?.unsure_wrong ?? 0,
    },
    wrong_answers: wrong
      .filter(isOf)
      .map(({ answer, times }) => ({ text: describe(question, answer) ?? '', times, is_right: false })),
    reports,
  };
}
