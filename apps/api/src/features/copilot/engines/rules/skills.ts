import { answerQuestion } from '#features/copilot/skills/answer-question.ts';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import {
  declineFavour,
  declineInstructions,
  declineKey,
  declineOffTopic,
  greet,
  help,
  thanks,
  voice,
} from '#features/copilot/skills/manners/chat-manners.ts';
import { sayCare, sayDistress } from '#features/copilot/skills/care/say-care.ts';
import { declineOthers } from '#features/copilot/skills/help/say-others.ts';
import { sayHelpWith } from '#features/copilot/skills/help/product-help.ts';
import { explainMissed } from '#features/copilot/skills/quiz/explain-missed.ts';
import { findContent } from '#features/copilot/skills/lessons/find-content.ts';
import type { Intent } from './intents.ts';
import { sayOtherwise } from './say-otherwise.ts';
import { makeFromLesson } from '#features/copilot/skills/lessons/make-from-lesson.ts';
import { quizMe } from '#features/copilot/skills/quiz/quiz-me.ts';
import { sayQuizResults } from '#features/copilot/skills/record/quizzes/say-quiz-results.ts';
import { sayPoints, sayRank, sayStreak, showNext } from '#features/copilot/skills/record/say-record.ts';
import { sayProgress } from '#features/copilot/skills/record/progress/say-progress.ts';
import { sayAssigned, sayCertificates } from '#features/copilot/skills/record/say-asked.ts';
import { sayMissed } from '#features/copilot/skills/record/quizzes/missed/say-missed.ts';
import { sayBadges, sayFreezes, sayReviewsDue } from '#features/copilot/skills/record/say-more-record.ts';
import { sayLastCompleted } from '#features/copilot/skills/record/progress/say-last-completed.ts';
import { sayTime } from '#features/copilot/skills/record/days/say-time.ts';
import { sayWeeks } from '#features/copilot/skills/record/days/say-weeks.ts';
import { showPlayable } from '#features/copilot/skills/lessons/show-alike.ts';
import { smallTalk } from '#features/copilot/skills/manners/small-talk.ts';
import { summarize } from '#features/copilot/skills/lessons/summarize.ts';

const ASK_ON_A_PAGE = 'Open a lesson and ask me there, or tell me which one to make it from.';

/** What answers which kind of question. */
export const skills: Readonly<Record<Intent, Skill>> = {
  question: answerQuestion,
  find: findContent,
  summarize,
  whats_next: showNext,
  progress: sayProgress,
  points: sayPoints,
  streak: sayStreak,
  rank: sayRank,
  quiz_results: sayQuizResults,
  missed_question: explainMissed,
  last_completed: sayLastCompleted,
  freezes: sayFreezes,
  badges: sayBadges,
  certificates: sayCertificates,
  reviews_due: sayReviewsDue,
  assigned: sayAssigned,
  missed: sayMissed,
  time: sayTime,
  weeks: sayWeeks,
  flashcards: makeFromLesson(
    'flashcards',
    showPlayable(({ kind }) => kind === 'flashcards', `${ASK_ON_A_PAGE} I find no flashcards about that.`),
  ),
  game: makeFromLesson(
    'game',
    showPlayable(
      ({ kind }) => ['matching', 'ordering', 'categories'].includes(kind),
      `${ASK_ON_A_PAGE} I find no game about that.`,
    ),
  ),
  video_short: makeFromLesson(
    'video_short',
    showPlayable(({ kind }) => kind === 'video', `${ASK_ON_A_PAGE} I find no video about that.`),
  ),
  quiz_me: quizMe(showPlayable(({ kind }) => kind === 'quiz', 'I find no quiz about that, and nothing is due.')),
  voice,
  help,
  product_help: sayHelpWith,
  greet,
  thanks,
  other_people: declineOthers,
  quiz_key: declineKey,
  favour: declineFavour,
  patient: sayCare('patient'),
  emergency: sayCare('emergency'),
  danger: sayCare('danger'),
  mishap: sayCare('mishap'),
  exposure: sayCare('exposure'),
  breach: sayCare('breach'),
  distress: sayDistress,
  own_health: sayCare('own-health'),
  own_case: sayCare('own-case'),
  instructions: declineInstructions,
  off_topic: declineOffTopic,
  again: sayOtherwise,
  small_talk: smallTalk,
};
