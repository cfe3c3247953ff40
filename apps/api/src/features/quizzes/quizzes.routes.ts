import * as daily from '@snapwell/contract/quizzes/daily-set.endpoints';
import * as exchange from '@snapwell/contract/quizzes/exchange.endpoints';
import * as open from '@snapwell/contract/quizzes/public-quizzes.endpoints';
import * as bank from '@snapwell/contract/quizzes/question-bank.endpoints';
import * as endpoints from '@snapwell/contract/quizzes/quizzes.endpoints';
import * as reviews from '@snapwell/contract/quizzes/reviews.endpoints';
import { inOrganization } from '#platform/database/transaction.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { claimAttempts } from './attempts/claim-attempts.ts';
import { finishAttempt } from './attempts/finish-attempt.ts';
import { readAttempt } from './attempts/read-attempt.ts';
import { readCover } from './attempts/read-cover.ts';
import { readResults } from './attempts/read-results.ts';
import { flagQuestion, saveAnswer } from './attempts/save-answer.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { asDevice, asMember } from './attempts/state/attempt-owner.ts';
import { getDailySet } from './daily/get-daily-set.ts';
import { exportQuiz, importQuestions } from './exchange-questions.ts';
import { listWrittenAnswers, overruleMark } from './insight/look-over-answers.ts';
import { readQuizOverview } from './insight/overview.read-model.ts';
import { getBankFacets, listBankQuestions, listTaughtLessons } from './insight/question-bank.ts';
import { readStatistics } from './insight/read-statistics.ts';
import { listQuestionReports, reportQuestion } from './insight/report-question.ts';
import { answerReview } from './reviews/answer-review.ts';
import { addLessonCard } from './practice/add-lesson-card.ts';
import { dropTerm, addTerm, listKeptTerms } from './reviews/add-term.ts';
import { startPractice } from './practice/practise.ts';
import { getReviews } from './reviews/get-reviews.ts';

export function quizRoutes(server: HttpServer, world: World): void {
  memberQuizRoutes(server, world);
  publicQuizRoutes(server, world);
  serveReviews(server, world);
  serveDailySet(server, world);
  quizAdminRoutes(server, world);
}

function memberQuizRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getQuiz, ({ caller, params }) => readCover(world, { ...params, taker: asMember(caller) }));
  serve(server, endpoints.startAttempt, ({ caller, params, body }) =>
    startAttempt(world, { ...params, ...body, taker: asMember(caller) }),
  );
  serve(server, endpoints.getAttempt, ({ caller, params }) =>
    readAttempt(world, { ...params, taker: asMember(caller) }),
  );
  serve(server, endpoints.saveAnswer, ({ caller, params, body }) =>
    saveAnswer(world, { ...params, taker: asMember(caller) }, body),
  );
  serve(server, endpoints.flagQuestion, ({ caller, params, body }) =>
    flagQuestion(world, { ...params, taker: asMember(caller) }, body.is_flagged),
  );
  serve(server, endpoints.finishAttempt, ({ caller, params }) =>
    finishAttempt(world, { ...params, taker: asMember(caller) }),
  );
  serve(server, endpoints.getQuizResults, ({ caller, params, query }) =>
    readResults(world, { ...params, attemptId: query.attempt_id, taker: asMember(caller) }),
  );
  serve(server, endpoints.reportQuestion, ({ caller, params, body }) =>
    reportQuestion(world, caller, params.quizId, body),
  );
  serve(server, endpoints.getQuizOverview, ({ caller, query }) =>
    inOrganization(world.db, caller.orgId, (scope) => readQuizOverview(scope, { uid: caller.uid, ...query })),
  );
  serve(server, endpoints.claimAttempts, ({ caller, body }) => claimAttempts(world, caller, body.device_key));
}

/** The same for strangers: the device stands in the place of the person. */
function publicQuizRoutes(server: HttpServer, world: World): void {
  // A stranger who has not begun has no key yet; nobody's attempts are found under this one.
  const nobody = asDevice('nobody');
  serve(server, open.getPublicQuiz, ({ params, query }) =>
    readCover(world, { ...params, taker: query.device_key === undefined ? nobody : asDevice(query.device_key) }),
  );
  serve(server, open.startPublicAttempt, ({ params, body }) =>
    startAttempt(world, { ...params, mode: body.mode, taker: asDevice(body.device_key) }),
  );
  serve(server, open.getPublicAttempt, ({ params, query }) =>
    readAttempt(world, { ...params, taker: asDevice(query.device_key) }),
  );
  serve(server, open.savePublicAnswer, ({ params, body: { device_key: key, ...change } }) =>
    saveAnswer(world, { ...params, taker: asDevice(key) }, change),
  );
  serve(server, open.flagPublicQuestion, ({ params, body }) =>
    flagQuestion(world, { ...params, taker: asDevice(body.device_key) }, body.is_flagged),
  );
  serve(server, open.finishPublicAttempt, ({ params, body }) =>
    finishAttempt(world, { ...params, taker: asDevice(body.device_key) }),
  );
  serve(server, open.getPublicQuizResults, ({ params, query }) =>
    readResults(world, { ...params, attemptId: query.attempt_id, taker: asDevice(query.device_key) }),
  );
}

function serveReviews(server: HttpServer, world: World): void {
  serve(server, reviews.getReviews, ({ caller, query }) => getReviews(world, caller, query.limit));
  serve(server, reviews.answerReview, ({ caller, params, body }) => answerReview(world, caller, params.cardId, body));
  serve(server, reviews.addLessonCard, ({ caller, body }) => addLessonCard(world, caller, body));
  serve(server, reviews.startPractice, ({ caller, body }) =>
    startPractice(world, caller, { contentId: body.content_id, wanted: body.wanted }),
  );
  serve(server, reviews.listKeptTerms, ({ caller }) => listKeptTerms(world, caller));
  serve(server, reviews.keepTerm, ({ caller, params }) => addTerm(world, caller, params.term));
  serve(server, reviews.dropTerm, ({ caller, params }) => dropTerm(world, caller, params.term));
}

function serveDailySet(server: HttpServer, world: World): void {
  serve(server, daily.getDailySet, ({ caller }) => getDailySet(world, caller));
}

function quizAdminRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getQuizStatistics, ({ caller, params }) => readStatistics(world, caller, params.quizId));
  serve(server, endpoints.listWrittenAnswers, ({ caller, query }) => listWrittenAnswers(world, caller, query));
  serve(server, endpoints.markAnswer, ({ caller, params, body }) => overruleMark(world, caller, params, body));
  serve(server, endpoints.listQuestionReports, ({ caller, query }) => listQuestionReports(world, caller, query));
  serve(server, bank.listBankQuestions, ({ caller, query }) => listBankQuestions(world, caller, query));
  serve(server, bank.getBankFacets, ({ caller }) => getBankFacets(world, caller));
  serve(server, bank.listTaughtLessons, ({ caller, query }) => listTaughtLessons(world, caller, query));
  serve(server, exchange.readQuestions, ({ query, file }) =>
    importQuestions({ bytes: file, fileName: query.file_name, format: query.format }),
  );
  serve(server, exchange.exportQuiz, ({ caller, params, query }) =>
    exportQuiz(world, caller, { quizId: params.quizId, format: query.format }),
  );
}
