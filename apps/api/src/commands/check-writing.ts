import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import {
  sayFinding,
  type TaughtLesson,
  type WritingContext,
  type WritingFinding,
} from '@snapwell/contract/library/writing-rules/finding';
import { checkQuizWriting } from '@snapwell/contract/library/writing-rules/quiz-rules';
import type { checkLibrary } from '#features/library/index.ts';

type LibraryDraft = NonNullable<Awaited<ReturnType<typeof checkLibrary>>['draft']>;

/** What could be written better in the quizzes of a library; it can be imported as it is. */
export function describeWriting(draft: LibraryDraft): string[] {
  const lessons = lessonsOf(draft);
  const lines: string[] = [];
  let count = 0;
  const contexts = new Map<number, WritingContext>();
  const contextOf = (references: number) => {
    // One value for all quizzes: the words of the lessons are counted once.
    if (!contexts.has(references)) contexts.set(references, { lessons, references });
    return contexts.get(references)!;
  };
  for (const item of draft.items) {
    if (item.kind !== 'quiz') continue;
    const body = quizBody.parse(item.body);
    const findings = checkQuizWriting(body, contextOf(item.references.length));
    count += findings.length;
    for (const [said, times] of countEach(findings.map((finding) => `${placeOf(finding, body)}${sayFinding(finding)}`)))
      lines.push(`${item.moduleId}/${item.chapterId}/${item.id}${said}${times > 1 ? ` (${times} options)` : ''}`);
  }
  if (count === 0) return [];
  return [...lines, count === 1 ? 'One thing could be written better.' : `${count} things could be written better.`];
}

/** Everything that teaches, with its words. */
export function lessonsOf({ items }: Pick<LibraryDraft, 'items'>): TaughtLesson[] {
  return items.filter(({ kind }) => kind !== 'quiz').map(({ id, title, text }) => ({ id, title, text }));
}

function placeOf({ path }: WritingFinding, { questions }: { questions: readonly { id: string }[] }): string {
  const [, at] = path;
  return typeof at === 'number' ? `, question ${questions[at]!.id}: ` : ': ';
}

function countEach(sentences: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return counts;
}
