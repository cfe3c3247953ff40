import type { ImportFormat, ImportNote } from '@snapwell/contract/quizzes/exchange.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';

interface Reading {
  readonly format: ImportFormat;
  readonly questions: readonly Pick<Question, 'id' | 'type'>[];
  readonly notes: readonly ImportNote[];
}

/** What became of a file of questions, line by line: what was read, what is different now, what was refused and why. */
export function describeReading({ format, questions, notes }: Reading): string[] {
  return [
    `${questions.length} questions read as ${format}.`,
    ...questions.map(({ id, type }) => `  read     ${id} (${type})`),
    ...notes.map((note) => `  ${note.severity.padEnd(8)} ${placeOf(note)}: ${note.message}`),
  ];
}

const placeOf = ({ question, line }: ImportNote) => (line === null ? question : `${question} (line ${line})`);

/** The same as a row of a table in Markdown. */
export function describeInTable(name: string, { format, questions, notes }: Reading): string {
  const cell = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')).join('<br>') || '–';
  const counts = [...new Set(questions.map(({ type }) => type))].map(
    (type) => `${questions.filter((each) => each.type === type).length} ${type}`,
  );
  const of = (severity: ImportNote['severity']) =>
    cell(notes.filter((note) => note.severity === severity).map((note) => `${note.question}: ${note.message}`));
  return `| ${name} | ${format} | ${cell(counts)} | ${of('changed')} | ${of('refused')} |`;
}
