import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import type { DraftProblem } from '@snapwell/contract/library/authoring.schemas';
import { draftSentences } from '@snapwell/contract/library/draft-sentences';
import { withoutMarks } from '@snapwell/contract/text/words';
import { groupWords, placeWords } from '../place-words.ts';

/** What must be mended, in the panel's words and the reader's language. */
export const problemWords = ({ message, said }: DraftProblem): string =>
  said ? i18n._(draftSentences[said.sentence], said.values ?? {}) : message;

/** Where it is, as the editor calls it: `Question 3, Option 2`; of an article, the words of the line. */
export function problemPlace({ path, line }: DraftProblem, markdown: unknown): string {
  if (path[0] === 'head') return headWords(String(path[1] ?? ''));
  if (line !== null && typeof markdown === 'string') return quoteLine(markdown, line);
  const within = path.slice(1);
  const group = groupWords(within);
  const place = within.length > (group === null ? 0 : 2) ? placeWords(within) : '';
  return [group, place].filter(Boolean).join(', ');
}

function headWords(key: string): string {
  const words: Record<string, string> = {
    title: t`Title`,
    summary: t`Summary`,
    minutes: t`Minutes`,
    cover: t`Cover`,
    tags: t`Tags`,
    references: t`Sources`,
    checked: t`Last checked against its sources`,
  };
  return words[key] ?? t`About this item`;
}

const LONGEST_QUOTE = 40;

/** An author sees words and no line numbers. */
function quoteLine(markdown: string, line: number): string {
  const words = withoutMarks(markdown.split('\n')[line - 1] ?? '')
    .replace(/^[\s>*+|!-]+/, '')
    .trim();
  if (words === '' || words.startsWith('```')) return '';
  return t`At ‘${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trimEnd()} …` : words}’`;
}
