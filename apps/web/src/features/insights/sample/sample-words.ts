import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import words from './sample-words.json' with { type: 'json' };

// Made up: nobody learned here, and no hospital is meant.
export const {
  sample_name: SAMPLE_NAME,
  groups: GROUPS,
  /** Title, items, and the shares of members who started, passed the first lesson, half of it, and finished. */
  modules: MODULES,
  /** Likely forgotten within two weeks, in the order of the groups. */
  skills: SKILLS,
  quizzes: QUIZZES,
  lessons: LESSONS,
  rubric: RUBRIC,
  people: PEOPLE,
  late: LATE,
} = words;

/** A question and the quiz that it's in. */
export const QUESTIONS = words.questions.map((question) => ({ ...question, quiz: QUIZZES[question.quiz]! }));
export const ITEMS = words.items.map((item) => ({ ...item, kind: item.kind as ContentKind }));
export const SOURCES = words.sources.map((each) => ({ ...each, source: each.source as PointSource }));
