/** What an answer is worth when certainty is marked, by how sure the learner was (issue 4). */
export const CERTAINTY_MARKS = {
  sure: { right: 3, wrong: -6 },
  fairly_sure: { right: 2, wrong: -2 },
  guess: { right: 1, wrong: 0 },
} as const;

/** Most of what one answer can be worth when certainty is marked. */
export const MOST_CERTAINTY_MARKS = 3;

/** Most questions asked in passing at once. */
export const PRACTICE_MOST = 10;

/** Questions met in one sitting of reviews, unless more are asked for. */
export const REVIEWS_AT_ONCE = 10;

/** Longest file of questions that can be read, in bytes. */
export const QUESTION_FILE_BYTES = 20 * 1024 * 1024;

/** Results listed in an overview of quizzes. */
export const OVERVIEW_SIZE = 20;

/** What today's set is meant to take (product §3). */
export const DAILY_SET_MINUTES = 5;

/** Reviews in today's set, at most. */
export const DAILY_SET_REVIEWS = 4;

/** What is selected to make a card of. */
export const SELECTED_LENGTH = 600;
