import type {
  ExportedQuestions,
  ExportFormat,
  ImportedQuestions,
  ImportFormat,
} from '@snapwell/contract/quizzes/exchange.schemas';
import { buffer } from 'node:stream/consumers';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import { writeQuestions, writeQuizYaml } from '@snapwell/question-formats/write-questions';
import { readContent } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached, tasksOf } from '#platform/untrusted/task.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import type * as tasks from './reading-tasks.ts';

interface Upload {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly format?: ImportFormat | undefined;
}

const LIMIT_MS = 30_000;
const readingTask = tasksOf<typeof tasks>(new URL('./reading-tasks.ts', import.meta.url), LIMIT_MS);

const unreadable = (messages: readonly string[]) =>
  new AppError(
    'unknown_question_format',
    messages.map((message) => ({ path: 'questions', message })),
  );

function refuseBeyondLimits(error: unknown): never {
  throw error instanceof LimitReached ? unreadable([error.message]) : error;
}

/** Reads a file of questions. Nothing is stored: an author looks at it first. */
export async function importQuestions({ bytes, fileName, format: given }: Upload): Promise<ImportedQuestions> {
  const file = { name: fileName, bytes, format: given };
  const reading = await inThread(readingTask('readQuestionFile'), file).catch(refuseBeyondLimits);
  const { format, title, questions, notes, totals, media } = reading;
  if (!format) throw unreadable(notes.map(({ message }) => message));
  const name = title ?? fileName.replace(/\.[^.]*$/, '');
  return {
    format,
    title,
    questions: [...questions],
    notes: [...notes],
    totals,
    yaml: writeQuizYaml({ title: name || 'Questions', questions }),
    media: media.map(({ path, bytes: content }) => ({ path, base64: Buffer.from(content).toString('base64') })),
  };
}

/** Writes the questions of a quiz for another system, or for the folder of a library. */
export async function exportQuiz(
  { db, files }: Pick<World, 'db' | 'files'>,
  { orgId, uid }: OrganizationCaller,
  { quizId, format }: { quizId: string; format: ExportFormat },
): Promise<ExportedQuestions> {
  const row = await inOrganization(db, orgId, (scope) => readContent(scope, { uid, contentId: quizId }));
  if (row?.item.kind !== 'quiz' || (row.item.ownerUid !== null && row.item.ownerUid !== uid))
    throw new AppError('not_found');
  const { questions } = quizBody.parse(row.item.body);
  const readPicture = async (path: string) => {
    const file = row.media[path] ? await files.find(row.media[path].key) : null;
    return file && buffer(await file.open());
  };
  const { fileName, mediaType, content, notes } = await writeQuestions(
    { id: quizId, title: row.item.title, questions, readPicture },
    format,
  );
  const isText = typeof content === 'string';
  return {
    file_name: fileName,
    media_type: mediaType,
    encoding: isText ? 'text' : 'base64',
    content: isText ? content : content.toString('base64'),
    notes: [...notes],
  };
}
