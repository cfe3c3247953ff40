import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describeInTable, describeReading } from '@snapwell/question-formats/describe-reading';
import { importQuestions } from '#features/quizzes/index.ts';
import { AppError } from '#platform/app-error.ts';

interface Wish {
  /** The folder of a chapter, into which the quizzes and their pictures are written; undefined: nothing is written. */
  readonly to: string | undefined;
  /** As the rows of a table in Markdown. */
  readonly isTable: boolean;
}

/** Reads files of questions of other systems; answers what to print. A name that is taken is not written over. */
export async function readQuestionFiles(files: readonly string[], { to, isTable }: Wish): Promise<string[]> {
  const lines = isTable ? ['| file | format | read | different now | refused |', '|---|---|---|---|---|'] : [];
  for (const file of files) {
    const name = basename(file);
    const reading = await read(file, name);
    if (!reading) lines.push(isTable ? `| ${name} | – | – | – | ${UNKNOWN} |` : `${name}: ${UNKNOWN}`);
    else if (isTable) lines.push(describeInTable(name, reading));
    else lines.push(`${name}: ${describeReading(reading).join('\n')}`);
    if (reading && to !== undefined) lines.push(...write(resolve(to), name, reading));
  }
  return lines;
}

const UNKNOWN =
  'This is none of the formats that can be read: GIFT, Aiken, Moodle XML, cloze, QTI 2.1, 2.2 and 3, CSV.';

type Reading = Awaited<ReturnType<typeof importQuestions>>;

async function read(file: string, fileName: string): Promise<Reading | null> {
  try {
    return await importQuestions({ bytes: readFileSync(file), fileName });
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown_question_format') return null;
    throw error;
  }
}

function write(dir: string, name: string, { questions, yaml, media }: Reading): string[] {
  if (questions.length === 0) return ['  Nothing was written: no question was read.'];
  const stem =
    name
      .toLowerCase()
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'questions';
  const quiz = join(dir, `${stem}.quiz.yaml`);
  const files = [
    [quiz, yaml] as const,
    ...media.map(({ path, base64 }) => [join(dir, path), Buffer.from(base64, 'base64')] as const),
  ];
  const taken = files.find(([path]) => existsSync(path));
  if (taken) return [`  Nothing was written: ${taken[0]} is there already.`];
  for (const [path, content] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return [`  written  ${quiz}${media.length > 0 ? ` and ${media.length} pictures` : ''}`];
}
