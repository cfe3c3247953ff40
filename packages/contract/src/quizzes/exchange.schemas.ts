import { z } from 'zod';
import { question } from './question-types.ts';

/** Formats that questions can be read from. */
export const importFormat = z.enum(['gift', 'aiken', 'moodle_xml', 'cloze', 'qti', 'csv']);
export type ImportFormat = z.output<typeof importFormat>;
export const exportFormat = z.enum(['gift', 'moodle_xml', 'qti3', 'yaml']);
export type ExportFormat = z.output<typeof exportFormat>;

/** Something of a file that was not taken over: the whole question (`refused`) or a part of it (`changed`). */
export const importNote = z.object({
  /** The file of a package that it stands in; null when there is only one. */
  file: z.string().nullable(),
  /** What the file calls the question, or its beginning. */
  question: z.string(),
  /** Counted from 1, where the format has lines. */
  line: z.int().nullable(),
  severity: z.enum(['refused', 'changed']),
  message: z.string(),
});
export type ImportNote = z.output<typeof importNote>;

/** How many questions came over, did not, or came over differently (`without_picture`: among the latter). */
export const importTotals = z.object({ read: z.int(), refused: z.int(), changed: z.int(), without_picture: z.int() });
export type ImportTotals = z.output<typeof importTotals>;

/** What a file of questions became. `media` are the pictures that the questions name, to be put beside the quiz. */
export const importedQuestions = z.object({
  format: importFormat,
  title: z.string().nullable(),
  questions: z.array(question),
  notes: z.array(importNote),
  totals: importTotals,
  /** The quiz as a file of the folder format. */
  yaml: z.string(),
  media: z.array(z.object({ path: z.string(), base64: z.string() })),
});
export type ImportedQuestions = z.output<typeof importedQuestions>;

export const exportedQuestions = z.object({
  file_name: z.string(),
  media_type: z.string(),
  encoding: z.enum(['text', 'base64']),
  content: z.string(),
  /** What the format cannot say, by question. */
  notes: z.array(importNote),
});
export type ExportedQuestions = z.output<typeof exportedQuestions>;
