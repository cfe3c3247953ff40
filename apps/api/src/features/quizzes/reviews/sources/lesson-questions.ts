import { createHash } from 'node:crypto';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { articleBody, type ArticleBody, type EmbeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { hasSameStructure } from '@snapwell/contract/library/language-versions/same-structure';
import { questionsIn, readContents } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/**
 * The questions to think about in an article, as questions that can be asked again: in the words of its version, where
 * one is given.
 */
export function lessonQuestions(
  contentId: string,
  { markdown }: ArticleBody,
  version: ArticleBody | null = null,
): Question[] {
  const originals = questionsIn(markdown);
  const inLanguage = version ? questionsIn(version.markdown) : originals;
  // Their place makes them the same question; the original's words name it.
  const isSame = hasSameStructure(originals, inLanguage);
  const questions = originals.map((each, i) => ({
    ...asQuestion(contentId, isSame ? inLanguage[i]! : each),
    id: nameOf(each.prompt),
  }));
  return [...new Map(questions.map((question) => [question.id, question])).values()];
}

export interface LessonQuestion extends EmbeddedQuestion {
  readonly id: string;
}

/** The same with what each option says of itself; none of what is not an article. */
export async function listLessonQuestions(
  scope: OrganizationScope,
  { uid, contentId }: { uid: string; contentId: string },
): Promise<LessonQuestion[]> {
  const [row] = await readContents(scope, { uid, contentIds: [contentId] });
  if (row?.item.kind !== 'article') return [];
  const questions = questionsIn(articleBody.parse(row.item.body).markdown);
  return [...new Map(questions.map((each) => [nameOf(each.prompt), { ...each, id: nameOf(each.prompt) }])).values()];
}

function asQuestion(contentId: string, { prompt, options }: EmbeddedQuestion): Question {
  return {
    type: 'single_choice',
    id: nameOf(prompt),
    prompt,
    options,
    explanation: options.find(({ correct }) => correct)?.why,
    difficulty: 'medium',
    tags: [],
    teaches: contentId,
  };
}

/** In its article it has no name. What it asks names it: asked differently it is another question. */
const nameOf = (prompt: string): string => `q-${createHash('sha256').update(prompt).digest('hex').slice(0, 16)}`;
