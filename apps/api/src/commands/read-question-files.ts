import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { describeInTable, describeReading } from '@snapwell/question-formats/files/describe-reading';
import { picturesNamedIn } from '@snapwell/question-formats/qti/pictures';
import { layQuizFiles, nextNumber, type QuizFiles } from '@snapwell/question-formats/files/quiz-files';
import { type QuestionFileReading, readQuestionFile } from '@snapwell/question-formats/files/read-question-file';

interface Wish {
  /** The folder of a chapter, into which the quizzes and their pictures are written; undefined: nothing is written. */
  readonly to: string | undefined;
  /** As the rows of a table in Markdown. */
  readonly isTable: boolean;
}

/** Reads files of questions of other systems; answers what to print. What is there is not written over. */
export async function readQuestionFiles(files: readonly string[], { to, isTable }: Wish): Promise<string[]> {
  const lines = isTable ? ['| file | format | read | different now | refused |', '|---|---|---|---|---|'] : [];
  for (const file of files) {
    const name = basename(file);
    const bytes = readFileSync(file);
    const reading = await readQuestionFile({ name, bytes, beside: picturesBeside(file, bytes) });
    if (isTable) lines.push(describeInTable(name, reading));
    else lines.push(name, ...describeReading(reading));
    if (to !== undefined) lines.push(...write(resolve(to), name, reading));
  }
  return lines;
}

/** A single item names pictures that lie in its folder, or below. */
function picturesBeside(file: string, bytes: Buffer): Record<string, Uint8Array> {
  const folder = resolve(dirname(file));
  if (!/\.xml$/i.test(file)) return {};
  const found = picturesNamedIn(bytes.toString('utf8')).flatMap((address) => {
    const path = resolve(folder, address);
    return path.startsWith(`${folder}${sep}`) && existsSync(path) && statSync(path).isFile()
      ? [[address, readFileSync(path)] as const]
      : [];
  });
  return Object.fromEntries(found);
}

/** What no chapter can have. */
const FIRST_TOO_HIGH = 100;

function write(dir: string, name: string, { title, questions, media }: QuestionFileReading): string[] {
  if (questions.length === 0) return ['  Nothing was written: no question was read.'];
  const taken = filesIn(dir);
  const laid = layQuizFiles({
    title: title ?? (name.replace(/\.[^.]*$/, '') || 'Questions'),
    questions,
    media,
    taken,
    ids: idsAround(dir),
    digestOf: (path) =>
      createHash('sha256')
        .update(readFileSync(join(dir, path)))
        .digest('hex'),
  });
  const quizzes = laid.files.filter(({ path }) => path.endsWith('.quiz.yaml')).length;
  if (nextNumber(taken) + quizzes > FIRST_TOO_HIGH)
    return ['  Nothing was written: this chapter has a file numbered 99. Name another chapter.'];
  for (const { path, content } of laid.files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  return describeWritten(dir, laid);
}

function describeWritten(dir: string, { files, reused, renamed }: QuizFiles): string[] {
  return [
    ...files.map(({ path }) => `  written  ${join(dir, path)}`),
    ...reused.map((path) => `  there    ${path} is there already, the same picture`),
    ...renamed.map(({ from, to }) => `  renamed  ${from} is ${to} here: another picture has that name`),
  ];
}

function filesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The ids of all items of the library in which the chapter `modules/01-m/01-c` lies; else of its folder. */
function idsAround(dir: string): Set<string> {
  const modules = resolve(dir, '../..');
  const paths = filesIn(basename(modules) === 'modules' ? modules : dir);
  return new Set(paths.flatMap((path) => /(?:^|\/)\d\d-([^/]+?)\.(?:md|[a-z]+\.yaml)$/.exec(path)?.[1] ?? []));
}
