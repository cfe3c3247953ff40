import * as overview from '#features/quizzes/insight/overview.read-model.ts';
import * as scores from '#features/quizzes/insight/scores.read-model.ts';
import * as statistics from '#features/quizzes/insight/statistics.read-model.ts';
import * as written from '#features/quizzes/insight/written-answers.read-model.ts';
import type { ReadModel } from './record-statements.ts';

const uid = 'ada';
const limit = 21;
const everybody = { kind: 'everybody' } as const;
const ledBy = { kind: 'led-by', uid } as const;

/** The read models of quizzes, their answers and scores. */
export const quizReadModels: Readonly<Record<string, ReadModel>> = {
  'quizzes/overview': {
    module: overview,
    samples: { readQuizOverview: ({ scope }) => overview.readQuizOverview(scope, { uid, limit }) },
  },
  'quizzes/scores': {
    module: scores,
    samples: { listScores: ({ scope }) => scores.listScores(scope, { uid, limit }) },
  },
  'quizzes/statistics': {
    module: statistics,
    samples: {
      'readQuizNumbers of everybody': ({ scope }) => statistics.readQuizNumbers(scope, 'quiz', everybody),
      'readQuizNumbers of led groups': ({ scope }) => statistics.readQuizNumbers(scope, 'quiz', ledBy),
      readItemNumbers: ({ scope }) => statistics.readItemNumbers(scope, 'quiz', ledBy),
      readWrongAnswers: ({ scope }) => statistics.readWrongAnswers(scope, 'quiz', ledBy),
      countReports: ({ scope }) => statistics.countReports(scope, 'quiz'),
      readFacilities: ({ scope }) => statistics.readFacilities(scope, ['quiz']),
      countReportsOfQuizzes: ({ scope }) => statistics.countReportsOfQuizzes(scope, ['quiz']),
    },
  },
  'quizzes/written-answers': {
    module: written,
    samples: {
      listWritten: ({ scope }) => written.listWritten(scope, { quizId: 'quiz', limit }),
      listReports: ({ scope }) => written.listReports(scope, { limit }),
    },
  },
};
