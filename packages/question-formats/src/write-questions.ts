import type { ExportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { stringify } from 'yaml';
import { writeGift } from '#gift/write-gift.ts';
import { writeMoodleXml } from '#moodle-xml/write-moodle-xml.ts';
import { writeQti3 } from '#qti/write-qti3.ts';
import type { QuizToWrite, WrittenFile } from './files/written-file.ts';

/** Writes the questions of a quiz in a format that other systems, or the importer of libraries, read. */
export async function writeQuestions(quiz: QuizToWrite, format: ExportFormat): Promise<WrittenFile> {
  switch (format) {
    case 'gift':
      return writeGift(quiz);
    case 'moodle_xml':
      return writeMoodleXml(quiz);
    case 'qti3':
      return writeQti3(quiz);
    case 'yaml':
      return {
        fileName: `${quiz.id}.quiz.yaml`,
        mediaType: 'application/yaml',
        content: writeQuizYaml(quiz),
        notes: [],
      };
  }
}

/** A quiz file of the folder format. */
export function writeQuizYaml({ title, questions }: { title: string; questions: readonly Question[] }): string {
  return stringify({ title, questions: questions.map(withoutDefaults) }, { lineWidth: 0 });
}

/** Leaves out what says no more than its default. */
function withoutDefaults(question: Question): Record<string, unknown> {
  const { id, type, prompt, ...rest } = question;
  const isSaid = ([key, value]: [string, unknown]) =>
    !(key === 'difficulty' && value === 'medium') &&
    !(Array.isArray(value) && value.length === 0) &&
    value !== undefined &&
    !(key === 'tolerance' && value === 0);
  const plain = Object.fromEntries(Object.entries(rest).filter(isSaid));
  const options = plain.options as { correct?: boolean }[] | undefined;
  return {
    id,
    type,
    prompt,
    ...plain,
    ...(options && { options: options.map(({ correct, ...option }) => ({ ...option, ...(correct && { correct }) })) }),
  };
}
