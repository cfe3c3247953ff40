import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { findTerms } from '#features/catalogue/index.ts';
import { readContents } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { FindPicture } from '@snapwell/contract/quizzes/question-rules/question-rules';
import type { CardRow } from './cards.repository.ts';

export interface QuizSource {
  readonly title: string;
  readonly questionById: ReadonlyMap<string, Question>;
  readonly findPicture: FindPicture;
}

/** What cards are about, as it stands now: an edited question is asked in its new form. */
export interface Sources {
  readonly quizzes: ReadonlyMap<string, QuizSource>;
  readonly terms: ReadonlyMap<string, { term: string; definition: string }>;
}

/** Two statements, whatever the number of cards. */
export async function findSources(scope: OrganizationScope, uid: string, cards: readonly CardRow[]): Promise<Sources> {
  const thingsOf = (kind: CardRow['kind']) => [
    ...new Set(cards.filter((card) => card.kind === kind).map(({ thingId }) => thingId)),
  ];
  const rows = await readContents(scope, { uid, contentIds: thingsOf('question') });
  const terms = await findTerms(scope, thingsOf('term'));
  const quizzes = rows
    .filter(({ item }) => item.kind === 'quiz')
    .map(({ item, media }) => [item.id, asSource(item, media)] as const);
  return { quizzes: new Map(quizzes), terms };
}

type Row = Awaited<ReturnType<typeof readContents>>[number];

function asSource({ title, body }: Row['item'], media: Row['media']): QuizSource {
  const { questions } = quizBody.parse(body);
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
