import { i18n } from '@lingui/core';
import type { Question, QuestionOf, QuestionType } from '@snapwell/contract/quizzes/question-types';
import type { FieldPath, WritingFinding } from '@snapwell/contract/library/writing-rules/finding';
import { writingRules } from '@snapwell/contract/library/writing-rules/finding';
import type { ItemEditorProps, ItemMedia } from '../item-editor.ts';

export type EditorProblem = ItemEditorProps<unknown>['problems'][number];

/** What the editor of a type gets: the question, and what is said of its fields, with paths from the question on. */
export interface QuestionEditing<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  readonly onChange: (next: Question) => void;
  readonly findings: readonly WritingFinding[];
  readonly problems: readonly EditorProblem[];
  readonly media: ItemMedia;
}

const startsWith = (path: FieldPath, start: FieldPath) => start.every((key, i) => path[i] === key);

/** What is wrong with a field, or with anything in it. */
export function problemAt(problems: readonly EditorProblem[], ...path: FieldPath): string | undefined {
  return problems.find((problem) => startsWith(problem.path, path))?.message;
}

/** What is said of a field and of what lies in it. */
export const findingsAt = (findings: readonly WritingFinding[], ...path: FieldPath): WritingFinding[] =>
  findings.filter((finding) => startsWith(finding.path, path));

/** Problems of a quiz as those of one of its questions. */
export const problemsOf = (problems: readonly EditorProblem[], at: number): EditorProblem[] =>
  problems
    .filter(({ path }) => path[0] === 'questions' && path[1] === at)
    .map(({ path, message }) => ({ path: path.slice(2), message }));

/** Title and sentence of a finding in the language of the page. */
export const findingWords = ({ rule, values }: WritingFinding): { title: string; message: string } => ({
  title: i18n._(writingRules[rule].title),
  message: i18n._(writingRules[rule].message, { ...values }),
});

/** A field that is left empty is left out. */
export const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);
