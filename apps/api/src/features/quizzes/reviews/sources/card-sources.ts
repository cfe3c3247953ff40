import { articleBody } from '@snapwell/contract/learning/kinds/article';
import { simulationBody } from '@snapwell/contract/simulations/simulation-body';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { hasSameStructure } from '@snapwell/contract/library/language-versions/same-structure';
import { uniteWords } from '@snapwell/contract/library/language-versions/unite-words';
import { findTerms, type ItemVersion, readItemVersions } from '#features/catalogue/index.ts';
import { readContents } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { tasksOf } from '#platform/untrusted/task.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { FindPicture } from '@snapwell/contract/quizzes/question-rules/question-rules';
import type { CardRow } from '../cards.repository.ts';
import type * as tasks from './lesson-points.ts';
import { lessonQuestions } from './lesson-questions.ts';
import { questionsInLanguages } from '#features/quizzes/questions-in-languages.ts';
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
  const versions = Map.groupBy(
    await readItemVersions(scope, [...thingsOf('question'), ...thingsOf('point')]),
    ({ id }) => id,
  );
  const inLanguages = ({ item }: Row): Versions => {
    const all = versions.get(item.id) ?? [];
    return { all, read: all.find(({ language }) => language === scope.language) ?? null };
  };
  const terms = await findTerms(scope, thingsOf('term'));
  const quizzes = rows
    .filter(({ item }) => item.kind === 'quiz' || item.kind === 'article')
    .map((row) => [row.item.id, asSource(row, inLanguages(row))] as const);
  return {
    quizzes: new Map(quizzes),
    terms,
    points: new Map(await Promise.all(articles.map((row) => pointsOf(row, inLanguages(row))))),
  };
}

/** What an item says in other languages: all of it, and in the one that is read. */
interface Versions {
  readonly all: readonly ItemVersion[];
  readonly read: ItemVersion | null;
}

async function pointsOf({ item }: Row, { all, read }: Versions) {
  const { id, kind, body } = item;
  const title = read?.title ?? item.title;
  if (kind === 'simulation') {
    const simulation = simulationBody.parse(read && hasSameStructure(body, read.body) ? read.body : body);
    const tips = simulation.play === 'conversation' ? talkTips(title, simulation) : [];
    return [id, new Map(tips.map((tip) => [tip.id, tip]))] as const;
  }
  if (kind !== 'article') return [id, new Map()] as const;
  // What an article says names its point: a card that was made of one language stays in it.
  const texts = [{ title: item.title, body }, ...all].map((text) => ({
    title: text.title,
    markdown: articleBody.parse(text.body).markdown,
  }));
  const points = (await Promise.all(texts.map((text) => inThread(readingTask('lessonPoints'), text)))).flat();
  return [id, new Map(points.map((point) => [point.id, { ...point, title }]))] as const;
}

type Row = Awaited<ReturnType<typeof readContents>>[number];

function asSource({ item: { id, kind, title, body }, media }: Row, { all, read }: Versions): QuizSource {
  const questions = kind === 'article' ? lessonQuestions(id, articleBody.parse(body)) : quizBody.parse(body).questions;
  const shown =
    kind === 'article'
      ? lessonQuestions(id, articleBody.parse(body), read && articleBody.parse(read.body))
      : questions.map((question) => shownIn(question, { all, read }));
  return {
    title: read?.title ?? title,
    questionById: new Map(shown.map((question) => [question.id, question])),
    findPicture(path) {
      const file = media[path];
      return file
        ? { url: fileAddress(file.key), width: file.width, height: file.height }
        : { url: '', width: null, height: null };
    },
  };
}

/** In the language that is read; a typed answer is right in any language. Words to choose from are those that are shown. */
function shownIn(question: Question, { all, read }: Versions): Question {
  const found = questionsInLanguages([question], all, read).get(question.id)!;
  const isChosen = 'blanks' in found.shown && Object.values(found.shown.blanks).some(({ others }) => others);
  return isChosen ? found.shown : uniteWords(found.shown, found.all);
}
