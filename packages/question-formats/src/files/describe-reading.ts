import type { ImportNote } from '@snapwell/contract/quizzes/exchange.schemas';
import type { QuestionFileReading } from './read-question-file.ts';

type Reading = Pick<QuestionFileReading, 'format' | 'questions' | 'notes' | 'totals'>;

/** What became of a file of questions, line by line, and the totals at the end. */
export function describeReading({ format, questions, notes, totals }: Reading): string[] {
  return [
    ...questions.map(({ id, type }) => `  read     ${id} (${type})`),
    ...notes.map((note) => `  ${note.severity.padEnd(8)} ${placeOf(note)}: ${note.message}`),
    ...(totals.without_picture > 0 ? [`  ${count(totals.without_picture, 'question')} lost a picture.`] : []),
    `  ${format ? `As ${format}: ` : ''}${count(totals.read, 'question')} read, ${totals.changed} of them changed; ${totals.refused} refused.`,
  ];
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** `items/q-1.xml, Rate (line 5)` */
const placeOf = ({ file, question, line }: ImportNote) =>
  `${file && file !== question ? `${file}, ` : ''}${question}${line === null ? '' : ` (line ${line})`}`;

/** The same as a row of a table in Markdown. */
export function describeInTable(name: string, { format, questions, notes }: Reading): string {
  const cell = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')).join('<br>') || '–';
  const counts = [...new Set(questions.map(({ type }) => type))].map(
    (type) => `${questions.filter((each) => each.type === type).length} ${type}`,
  );
  const of = (severity: ImportNote['severity']) =>
    cell(notes.filter((note) => note.severity === severity).map((note) => `${note.question}: ${note.message}`));
  return `| ${name} | ${format ?? '–'} | ${cell(counts)} | ${of('changed')} | ${of('refused')} |`;
}
