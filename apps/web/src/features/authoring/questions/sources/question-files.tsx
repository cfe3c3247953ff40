import { plural, t } from '@lingui/core/macro';
import type { ImportedQuestions } from '@snapwell/contract/quizzes/exchange.schemas';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Chip } from '#ui/action/chip.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { readQuestionFile } from '../questions.queries.ts';

/** What became of a file: its questions, or why it could not be read. */
export interface ReadFile {
  readonly name: string;
  readonly result: ImportedQuestions | null;
  readonly refusal: string | null;
}

interface QuestionFilesProps {
  orgId: string;
  onRead: (files: readonly ReadFile[]) => void;
}

/** Files of other systems, chosen or dropped; they are read one after the other. */
export function QuestionFiles({ orgId, onRead }: QuestionFilesProps) {
  const [reading, setReading] = useState<string | null>(null);
  const read = async (files: readonly File[]) => {
    const done: ReadFile[] = [];
    for (const file of files) {
      setReading(file.name);
      try {
        done.push({ name: file.name, result: await readQuestionFile(orgId, file), refusal: null });
      } catch (error) {
        done.push({ name: file.name, result: null, refusal: refusalOf(error as Error) });
      }
      onRead([...done]);
    }
    setReading(null);
  };
  return (
    <label
      className="relative grid min-h-32 cursor-pointer place-items-center content-center gap-2 rounded-lg border-2 border-dashed border-line-strong p-5 text-center has-focus-visible:outline-3 has-focus-visible:outline-sky hover:border-leaf"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void read([...event.dataTransfer.files]);
      }}
    >
      {reading === null ? <FileUp className="size-7 text-leaf-ink" aria-hidden="true" /> : <Spinner />}
      <span className="font-semibold">
        {reading === null ? t`Choose files, or drop them here` : readingWords(reading)}
      </span>
      <span className="text-xs text-ink-2">{t`Up to 20 MB each`}</span>
      <input
        type="file"
        multiple
        aria-label={t`Files of questions`}
        accept=".gift,.txt,.xml,.zip,.csv,.aiken"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void read(files);
        }}
      />
    </label>
  );
}

const readingWords = (name: string) => t`Reading ${name} …`;

/** The server says of each mistake what it is and what to do. */
function refusalOf(error: Error): string {
  const details = 'details' in error ? (error.details as readonly { message: string }[]) : [];
  return details.length > 0 ? details.map(({ message }) => message).join(' ') : wordsOf(error);
}

/** A report for each file: what came over, what is different, and what did not, by question and line. */
export function ImportReports({ files }: { files: readonly ReadFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={t`What came of each file`} className="grid gap-3">
      {files.map(({ name, result, refusal }) => (
        <li key={name} className="grid gap-2 rounded-lg border border-line bg-surface p-4">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="min-w-0 break-all">{name}</span>
            {result && <Chip tone="leaf">{countWords(result.totals.read)}</Chip>}
            {result && result.totals.changed > 0 && <Chip tone="snap">{changedWords(result.totals.changed)}</Chip>}
            {result && result.totals.refused > 0 && <Chip tone="ember">{refusedWords(result.totals.refused)}</Chip>}
            {!result && <Chip tone="ember">{t`Not read`}</Chip>}
          </p>
          {refusal && <p className="text-sm">{refusal}</p>}
          {result && result.notes.length > 0 && (
            <Disclosure title={t`What is different or missing`}>
              <ul className="grid gap-2 text-sm">
                {result.notes.map((note, i) => (
                  // Two notes may say the same of questions of the same name.
                  <li key={i}>
                    <b>
                      {note.file ? `${note.file}: ` : ''}
                      {note.question}
                    </b>
                    {note.line !== null && <span className="text-ink-2"> {lineWords(note.line)}</span>}
                    <br />
                    {note.message}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}

const countWords = (count: number) => plural(count, { one: '# question', other: '# questions' });
const changedWords = (count: number) => plural(count, { one: '# different now', other: '# different now' });
const refusedWords = (count: number) => plural(count, { one: '# not taken over', other: '# not taken over' });
const lineWords = (line: number) => t`line ${line}`;
