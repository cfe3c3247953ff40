import { searchWords } from '#adapters/passage-search/words.ts';
import { readQuizOverview, readResults, whyNot } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import type { SkillInput, Skill } from '../../request/skill-input.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { namedIn } from '../named-in.ts';
import { numberIn } from '../record/quizzes/missed/question-number.ts';
import { wayToReviews } from '../record/way-to-reviews.ts';
import { pointToReading } from './open-quiz.ts';

const QUIZZES = 50;

/**
 * Why an answer of the last finished attempt was wrong: the one that is counted out, the one in view, the one that is
 * named by what it is about, or the first that was missed.
 */
export const explainMissed: Skill = async (input) => {
  const { request, writer, context } = input;
  const open = context.openQuizzes.find(({ quizId }) => quizId === context.openItem?.id);
  if (open) return pointToReading(input, open, []);
  const results = await lastResults(input);
  if (!results) {
    writer.write({ content: 'You have not finished a quiz yet, so there is no answer to explain.' });
    return {};
  }
  const { questions, quiz } = results;
  const wanted = numberIn(request.question) ?? numberInView(input, questions) ?? numberAbout(request.question, results);
  const index =
    wanted === null
      ? questions.findIndex(({ verdict }) => !verdict.is_right)
      : wanted === -1
        ? questions.length - 1
        : wanted - 1;
  const question = questions[index];
  if (!question) {
    writer.write({
      content:
        wanted === null
          ? `You had every answer right in **${quiz.title}**.`
          : `**${quiz.title}** had only ${questions.length} questions.`,
    });
    return {};
  }
  writer.write({ content: explain(quiz.title, index, question) });
  const teaching = question.verdict.teaches && context.tree.itemById.get(question.verdict.teaches.content_id);
  return {
    ...(teaching && { sources: [sourceOf(request.caller.orgId, teaching)] }),
    ...(await wayToReviews(input)),
  };
};

function explain(
  title: string,
  index: number,
  { question, answer, verdict }: QuizResults['questions'][number],
): string {
  const given = verdict.is_blank
    ? 'You left it open.'
    : [`Your answer was **${verdict.answer_text ?? ''}**.`, whyNot(verdict.key, answer)].filter(Boolean).join(' ');
  const right = verdict.is_right ? 'That is right.' : `Right is **${verdict.right_text}**.`;
  return [`Question ${index + 1} of **${title}**: ${question.prompt}`, given, right, verdict.explanation]
    .filter(Boolean)
    .join('\n\n');
}

/** A question is meant whose words so many of the telling words of the message are. */
const ABOUT = 0.5;
const SAYS_NOTHING = new Set(
  searchWords('why was is my answer question wrong right missed explain about the quiz marked'),
);

/** Which question the message is about, from 1: the missed one that shares most of its words; null for none. */
function numberAbout(message: string, { questions, quiz }: QuizResults): number | null {
  const ofQuiz = new Set(searchWords(quiz.title));
  const words = [...new Set(searchWords(message))].filter((word) => !SAYS_NOTHING.has(word) && !ofQuiz.has(word));
  if (words.length === 0) return null;
  const shares = questions.map(({ question, verdict }) => {
    const own = new Set(searchWords(`${question.prompt} ${verdict.answer_text ?? ''} ${verdict.right_text}`));
    const share = words.filter((word) => own.has(word)).length / words.length;
    return share + (share > 0 && !verdict.is_right ? 0.1 : 0);
  });
  const most = Math.max(...shares);
  return most >= ABOUT ? shares.indexOf(most) + 1 : null;
}

/** Which of the questions the page shows, from 1; null where it shows none of them. */
function numberInView({ request }: SkillInput, questions: QuizResults['questions']): number | null {
  const index = questions.findIndex(({ question }) => question.id === request.page?.place?.question_id);
  return index === -1 ? null : index + 1;
}

/** The attempt finished last at the quiz that is open or named, else at any. */
async function lastResults(input: SkillInput): Promise<QuizResults | null> {
  const { world, request, context } = input;
  const { orgId, uid } = request.caller;
  const { items } = await inOrganization(world.db, orgId, (scope) => readQuizOverview(scope, { uid, limit: QUIZZES }));
  const quizzes = items.map(({ quiz }) => quiz);
  const quiz =
    quizzes.find(({ id }) => id === context.openItem?.id) ?? namedIn(request.question, quizzes) ?? quizzes[0];
  if (!quiz) return null;
  try {
    return await readResults(world, { orgId, quizId: quiz.id, taker: { kind: 'member', uid } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
