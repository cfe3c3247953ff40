import { embeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { infographicBody } from '@snapwell/contract/learning/kinds/infographic';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import {
  sayFinding,
  type TaughtLesson,
  type WritingContext,
  type WritingFinding,
  type WritingRule,
  writingRules,
} from '@snapwell/contract/library/writing-rules/finding';
import {
  givesAway,
  type GuessScore,
  guessingStrategies,
  MOST_OVER_CHANCE,
  scoreGuesses,
} from '@snapwell/contract/library/writing-rules/guessing';
import { isCase, isNearlyAllRight, labelsBesideDrawing } from '@snapwell/contract/library/writing-rules/library-rules';
import { checkQuizWriting } from '@snapwell/contract/library/writing-rules/quiz-rules';
import { isHomePage } from '@snapwell/contract/library/writing-rules/reference-rules';
import { checkQuestionWriting } from '@snapwell/contract/library/writing-rules/stem-rules';
import { articleBody } from '@snapwell/contract/learning/kinds/article';
import { parseContent } from '@snapwell/content-markdown/parse';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import type { checkLibrary } from '#features/library/index.ts';

type LibraryDraft = NonNullable<Awaited<ReturnType<typeof checkLibrary>>['draft']>;
type ItemDraft = LibraryDraft['items'][number];

/** What the rules of a library are called that no single question can break. */
const LIBRARY_RULES = {
  home_page: 'A reference that names a site, not the page',
  guessable: 'Guessing gets too far',
  nearly_all_right: 'One wrong option among several right ones, so choosing all of them is nearly right',
  few_cases: 'Too few questions tell or show something before they ask',
  label_beside: 'A label that is not among the words of its drawing',
} as const;
/** The share of questions that tell a case or show a picture. */
const LEAST_CASES = 1 / 3;
type LibraryRule = WritingRule | keyof typeof LIBRARY_RULES;

interface LibraryFinding {
  readonly rule: LibraryRule;
  /** The finding with its place, as it is printed. */
  readonly said: string;
}

/** What the writing rules say about a library. */
export interface LibraryReview {
  readonly questions: number;
  /** How many of them tell a case or show a picture. */
  readonly cases: number;
  readonly findings: readonly LibraryFinding[];
  readonly guesses: readonly GuessScore[];
}

/** Holds the questions of a library, in quizzes and in articles, and its references against the writing rules. */
export async function reviewWriting(draft: LibraryDraft): Promise<LibraryReview> {
  const lessons = lessonsOf(draft);
  const contexts = new Map<number, WritingContext>();
  const contextOf = (references: number) => {
    // One value for all quizzes: the words of the lessons are counted once.
    if (!contexts.has(references)) contexts.set(references, { lessons, references });
    return contexts.get(references)!;
  };
  const findings: LibraryFinding[] = [];
  const questions: Question[] = [];
  for (const item of draft.items) {
    const place = `${item.moduleId}/${item.chapterId}/${item.id}`;
    const context = contextOf(item.references.length);
    const asked = questionsOf(item);
    questions.push(...asked);
    const found =
      item.kind === 'quiz'
        ? checkQuizWriting(quizBody.parse(item.body), context)
        : asked.flatMap((question) => checkQuestionWriting(question, context));
    for (const finding of found)
      findings.push({ rule: finding.rule, said: `${place}${placeOf(finding, asked)}${sayFinding(finding)}` });
    for (const { id } of asked.filter(isNearlyAllRight))
      findings.push({ rule: 'nearly_all_right', said: `${place}, question ${id}: ${LIBRARY_RULES.nearly_all_right}` });
    for (const label of await labelsBeside(item, draft))
      findings.push({ rule: 'label_beside', said: `${place}: ${LIBRARY_RULES.label_beside}: ${label}` });
    for (const { url } of item.references.filter(({ url }) => isHomePage(url)))
      findings.push({ rule: 'home_page', said: `${place}: ${LIBRARY_RULES.home_page}: ${url}` });
  }
  const cases = questions.filter(isCase).length;
  if (cases < questions.length * LEAST_CASES)
    findings.push({ rule: 'few_cases', said: `${LIBRARY_RULES.few_cases}: ${cases} of ${questions.length}` });
  const guesses = scoreGuesses(questions);
  for (const guess of guesses.filter(givesAway))
    findings.push({ rule: 'guessable', said: `${LIBRARY_RULES.guessable}: ${sayGuess(guess)}` });
  return { questions: questions.length, cases, findings, guesses };
}

/** The review in lines: each finding with its place, a table of the rules, and how far guessing gets. */
export function describeWriting({ questions, cases, findings, guesses }: LibraryReview): string[] {
  const lines = [...countEach(findings.map(({ said }) => said))].map(
    ([said, times]) => `${said}${times > 1 ? ` (${times} options)` : ''}`,
  );
  const rules = [...countEach(findings.map(({ rule }) => rule))].toSorted((a, b) => b[1] - a[1]);
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    ...rules.map(([rule, count]) => `${String(count).padStart(5)}  ${titleOf(rule)}`),
    `Questions read: ${questions}, of them ${cases} tell a case or show a picture.`,
    ...guesses.filter((guess) => guess.questions > 0).map((guess) => `guessing: ${sayGuess(guess)}`),
    ...(findings.length === 0
      ? []
      : [
          findings.length === 1
            ? 'One thing could be written better.'
            : `${findings.length} things could be written better.`,
        ]),
  ];
}

/** Everything that teaches, with its words. */
export function lessonsOf({ items }: Pick<LibraryDraft, 'items'>): TaughtLesson[] {
  return items.filter(({ kind }) => kind !== 'quiz').map(({ id, title, text }) => ({ id, title, text }));
}

/** The questions of a quiz, or those to think about in an article, as choices of their own. */
function questionsOf({ id, kind, body }: ItemDraft): readonly Question[] {
  if (kind === 'quiz') return quizBody.parse(body).questions;
  if (kind !== 'article') return [];
  const questions: Question[] = [];
  visit(parseContent(articleBody.parse(body).markdown), 'code', ({ lang, value }) => {
    if (lang !== 'question') return;
    const { prompt, options } = embeddedQuestion.parse(parse(value));
    questions.push({
      id: `in-text-${questions.length + 1}`,
      type: 'single_choice',
      prompt,
      options,
      teaches: id,
    } as Question);
  });
  return questions;
}

/** The labels of an infographic of which its drawing holds no word; of photographs nothing can be said. */
async function labelsBeside({ kind, body, media }: ItemDraft, draft: LibraryDraft): Promise<string[]> {
  if (kind !== 'infographic') return [];
  const { image, hotspots } = infographicBody.parse(body);
  const drawing = draft.media.find(({ path }) => path === media[image]);
  if (!drawing?.path.endsWith('.svg') || hotspots.length === 0) return [];
  const svg = (await drawing.file.read()).toString('utf8');
  return labelsBesideDrawing(
    hotspots.map(({ title }) => title),
    svg,
  );
}

function placeOf({ path }: WritingFinding, questions: readonly Question[]): string {
  const at = path[0] === 'questions' ? path[1] : undefined;
  if (typeof at === 'number') return `, question ${questions[at]!.id}: `;
  return path[0] === 'questions' ? ': ' : ', question in the text: ';
}

function sayGuess({ strategy, options, questions, right, chance }: GuessScore): string {
  const of = options === null ? '' : ` of ${options}`;
  const over = right > chance + MOST_OVER_CHANCE ? ', more than five points over it' : '';
  return `${guessingStrategies[strategy]}${of} ${percent(right)} right in ${questions}, chance ${percent(chance)}${over}`;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const titleOf = (rule: LibraryRule) =>
  rule in writingRules ? writingRules[rule as WritingRule].title : LIBRARY_RULES[rule as keyof typeof LIBRARY_RULES];

function countEach<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
