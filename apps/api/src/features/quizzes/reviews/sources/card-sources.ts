import { articleBody } from '@snapwell/contract/learning/kinds/article';
import { simulationBody } from '@snapwell/contract/simulations/simulation-body';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { findTerms } from '#features/catalogue/index.ts';
import { readContents } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { tasksOf } from '#platform/untrusted/task.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { FindPicture } from '@snapwell/contract/quizzes/question-rules/question-rules';
import type { CardRow } from '../cards.repository.ts';
import type * as tasks from './lesson-points.ts';
import { lessonQuestions } from './lesson-questions.ts';
import { talkTips } from './talk-tips.ts';

const readingTask = tasksOf<typeof tasks>(new URL('./lesson-points.ts', import.meta.url), 5_000);

/** What questions stand in: a quiz, or an article with questions to think about. */
export interface QuizSource {
  readonly title: string;
  readonly questionById: ReadonlyMap<string, Question>;
  readonly findPicture: FindPicture;
}

/** What cards are about, as it stands now: an edited question is asked in its new form. */
export interface Sources {
  readonly quizzes: ReadonlyMap<string, QuizSource>;
  readonly terms: ReadonlyMap<string, { term: string; definition: string }>;
  /** What articles say and conversations teach, by item and name. */
  readonly points: ReadonlyMap<string, ReadonlyMap<string, tasks.LessonPoint & { readonly title: string }>>;
}

/** Three statements, whatever the number of cards. */
export async function findSources(
  scope: OrganizationScope,
  uid: string,
  cards: readonly Pick<CardRow, 'kind' | 'thingId'>[],
): Promise<Sources> {
  const thingsOf = (kind: CardRow['kind']) => [
    ...new Set(cards.filter((card) => card.kind === kind).map(({ thingId }) => thingId)),
  ];
  const rows = await readContents(scope, { uid, contentIds: thingsOf('question') });
  const articles = await readContents(scope, { uid, contentIds: thingsOf('point') });
  const terms = await findTerms(scope, thingsOf('term'));
  const quizzes = rows
    .filter(({ item }) => item.kind === 'quiz' || item.kind === 'article')
    .map(({ item, media }) => [item.id, asSource(item, media)] as const);
  return { quizzes: new Map(quizzes), terms, points: new Map(await Promise.all(articles.map(pointsOf))) };
}

async function pointsOf({ item: { id, kind, title, body } }: Row) {
  if (kind === 'simulation') {
    const simulation = simulationBody.parse(body);
    const tips = simulation.play === 'conversation' ? talkTips(title, simulation) : [];
    return [id, new Map(tips.map((tip) => [tip.id, tip]))] as const;
  }
  if (kind !== 'article') return [id, new Map()] as const;
  const { markdown } = articleBody.parse(body);
  const points = await inThread(readingTask('lessonPoints'), { title, markdown });
  return [id, new Map(points.map((point) => [point.id, { ...point, title }]))] as const;
}

type Row = Awaited<ReturnType<typeof readContents>>[number];

function asSource({ id, kind, title, body }: Row['item'], media: Row['media']): QuizSource {
  const questions = kind === 'article' ? lessonQuestions(id, articleBody.parse(body)) : quizBody.parse(body).questions;
  return {
    title,
    questionById: new Map(questions.map((question) => [question.id, question])),
    findPicture(path) {
      const file = media[path];
      return file
        ? { url: fileAddress(file.key), width: file.width, height: file.height }
        : { url: '', width: null, height: null };
    },
  };
}
