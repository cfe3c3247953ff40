import type { MakingKind } from '@snapwell/contract/copilot/making.schemas';
import { z } from 'zod';
import type { ContentMaker } from '#adapters/content-maker/port.ts';
import type { SourceMaterial } from './source-material.ts';

/** The sentences of a film, as a model writes them. */
export const scriptReply = z.strictObject({ sentences: z.array(z.string().trim().min(10).max(160)).min(3).max(5) });

const TASKS: Record<MakingKind, string> = {
  flashcards:
    'Write 6 to 12 flashcards. Reply with JSON: {"cards": [{"front": question, "back": answer in one or two sentences, "hint": optional}]}.',
  game: 'Write a matching game of 4 to 8 pairs. Reply with JSON: {"prompt": one sentence, "pairs": [{"left": at most 100 characters, "right": at most 100 characters}]}.',
  video_short:
    'Write the 4 or 5 sentences of a film of half a minute, each of at most 14 words. Reply with JSON: {"sentences": [...]}.',
};
const LONGEST = 12_000;

/**
 * What a model makes of a page; null where there is none, or where its writing does not hold: not of the asked form,
 * with markup in it, or with a figure that does not stand on the page.
 */
export async function writtenByModel<S extends z.ZodType>(
  maker: ContentMaker | null,
  kind: MakingKind,
  material: SourceMaterial,
  form: S,
): Promise<z.output<S> | null> {
  if (!maker) return null;
  const page = textOf(material).slice(0, LONGEST);
  const reply = form.safeParse(await maker.write({ task: TASKS[kind], page }));
  if (!reply.success) return null;
  const words = JSON.stringify(reply.data);
  return holds(words, page) ? reply.data : null;
}

/** Everything that the material says, as one text. */
export function textOf({ title, lines, terms, points, tables, questions }: SourceMaterial): string {
  return [
    title,
    ...lines.map(({ text }) => text),
    ...[...terms, ...points].map(({ name, text }) => `${name}: ${text}`),
    ...tables.flatMap(({ head, rows }) => [head, ...rows]).map((cells) => cells.join(' | ')),
    ...questions.map(({ prompt, answer }) => `${prompt} ${answer}`),
  ].join('\n');
}

function holds(words: string, page: string): boolean {
  const figures = words.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const known = new Set(page.match(/\d+(?:[.,]\d+)*/g) ?? []);
  return !/<\/?[a-z!]|javascript:|https?:/i.test(words) && figures.every((figure) => known.has(figure));
}
