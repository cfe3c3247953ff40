import { z } from 'zod';

const numbers = z.array(z.int()).max(20);

/** What a model must answer, to be looked at at all. */
export const writtenItem = z.object({
  title: z.string().trim().min(1).max(200),
  paragraphs: z
    .array(
      z.object({
        heading: z.string().trim().max(120).nullish(),
        sentences: z
          .array(z.object({ text: z.string().trim().min(1).max(600), lines: numbers }))
          .min(1)
          .max(30),
      }),
    )
    .min(1)
    .max(40),
  questions: z
    .array(
      z.object({
        prompt: z.string().trim().min(1).max(600),
        right: z.string().trim().min(1).max(300),
        wrong: z.array(z.string().trim().min(1).max(300)).min(1).max(5),
        why: z.string().trim().min(1).max(600),
        lines: numbers,
      }),
    )
    .max(20)
    .default([]),
  cards: z
    .array(
      z.object({ front: z.string().trim().min(1).max(300), back: z.string().trim().min(1).max(600), lines: numbers }),
    )
    .max(20)
    .default([]),
});
export type WrittenItem = z.output<typeof writtenItem>;

/** The page is the numbered lines of one item. */
export const draftTask = (title: string): string => `The page holds numbered lines of a document: "[12] text".
Write a lesson of at most five minutes from them, titled like "${title.replaceAll('"', "'")}", in the language of the lines.
Short sentences, spoken to the reader. Every sentence says only what its lines say, and names them.
Then two to four questions with one right and two or three plausible wrong options, and three to six flashcards.
JSON: {"title": "...", "paragraphs": [{"heading": "... or null", "sentences": [{"text": "...", "lines": [12]}]}],
"questions": [{"prompt": "...", "right": "...", "wrong": ["..."], "why": "...", "lines": [12]}],
"cards": [{"front": "...", "back": "...", "lines": [12]}]}`;
