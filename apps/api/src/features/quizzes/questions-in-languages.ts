import { hasSameStructure } from '@snapwell/contract/library/language-versions/same-structure';
import { uniteWords } from '@snapwell/contract/library/language-versions/unite-words';
import { bankOf, blanksOf, choicesOf } from '@snapwell/contract/quizzes/question-rules/fill-in-the-blank';
import type { Answer, Question, QuestionOf } from '@snapwell/contract/quizzes/question-types';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Language } from '@snapwell/contract/text/language';
import { type ItemVersion, readItemVersions, readOriginalLanguage } from '#features/catalogue/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** One question in all languages that it is asked in. */
export interface QuestionInLanguages {
  /** In the language that is read, else as its author wrote it. */
  readonly shown: Question;
  /** As answers are marked: with the words that count as right in any language. */
  readonly marked: Question;
  /** In every language. */
  readonly all: readonly Question[];
}

/** The questions of a quiz in the language that is read. */
export interface QuizInLanguage {
  readonly language: Language;
  /** Null where it is the original's. */
  readonly title: string | null;
  readonly questionById: ReadonlyMap<string, QuestionInLanguages>;
}

/** Reads what a quiz asks in other languages, as far as that is what these questions ask. */
export async function loadInLanguage(
  scope: OrganizationScope,
  quizId: string,
  questions: readonly Question[],
): Promise<QuizInLanguage> {
  const own = await readOriginalLanguage(scope);
  const versions = await readItemVersions(scope, [quizId]);
  const read = versions.find(({ language }) => language === scope.language && language !== own);
  return {
    language: read?.language ?? own,
    title: read?.title ?? null,
    questionById: questionsInLanguages(questions, versions, read ?? null),
  };
}

/** The same of questions whose versions are at hand. */
export function questionsInLanguages(
  questions: readonly Question[],
  versions: readonly Pick<ItemVersion, 'body'>[],
  read: Pick<ItemVersion, 'body'> | null,
): ReadonlyMap<string, QuestionInLanguages> {
  return new Map(
    questions.map((question) => {
      const sameIn = ({ body }: Pick<ItemVersion, 'body'>) =>
        (body as QuizBody).questions.find((each) => each.id === question.id && hasSameStructure(question, each));
      const others = versions.flatMap((version) => sameIn(version) ?? []);
      const shown = (read && sameIn(read)) ?? question;
      return [question.id, { shown, marked: uniteWords(question, others), all: [question, ...others] }];
    }),
  );
}

/**
 * An answer with the words to choose from as they are in the language that is read, whichever language they were chosen
 * in. What was typed stays as it was typed.
 */
export function translateAnswer({ shown, all }: QuestionInLanguages, answer: Answer | null): Answer | null {
  if (answer?.type !== 'fill_in_the_blank' || shown.type !== 'fill_in_the_blank') return answer;
  const lists = all.map((each) => wordLists(each as QuestionOf<'fill_in_the_blank'>));
  const own = wordLists(shown);
  const blanks = answer.blanks.map((word, i) => {
    if (!own[i] || own[i].includes(word)) return word;
    const places = lists.map((list) => list[i]?.indexOf(word) ?? -1);
    return own[i][places.find((place) => place >= 0) ?? -1] ?? word;
  });
  return { ...answer, blanks };
}

/** For each blank the words to choose from; null where it is typed. */
const wordLists = (question: QuestionOf<'fill_in_the_blank'>) =>
  blanksOf(question).map((blank) => choicesOf(blank) ?? bankOf(question));
