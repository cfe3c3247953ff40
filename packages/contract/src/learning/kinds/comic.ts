import { z } from 'zod';
import { mediaPath } from '../../text/media-path.ts';
import { joinText, label, sentences, words } from '../../text/words.ts';

export const comicPanel = z.strictObject({
  image: mediaPath,
  /** What is to be seen, in words: read aloud instead of the picture, and what the assistant knows of it. */
  prompt: sentences,
  /** A line of the narrator above the picture. */
  caption: words(200).optional(),
  /** Speech bubbles in the order in which they are spoken. Words belong here, not into the picture. */
  dialog: z
    .array(z.strictObject({ speaker: label, text: words(240) }))
    .max(6)
    .default([]),
  /** A wide panel takes the whole width of its page. */
  wide: z.boolean().default(false),
});

export const comicBody = z.strictObject({
  pages: z
    .array(z.strictObject({ title: label.optional(), panels: z.array(comicPanel).min(1).max(9) }))
    .min(1)
    .max(40),
  /** What the story shows, a sentence or two each: read after the last panel, and what the assistant answers with. */
  takeaways: z.array(sentences).max(6).optional(),
});
export type ComicBody = z.output<typeof comicBody>;

export function comicText(body: ComicBody): string {
  return joinText([...body.pages.flatMap((page) => page.panels.map(panelText)), ...(body.takeaways ?? [])]);
}

function panelText(panel: z.output<typeof comicPanel>): string {
  return joinText([panel.caption, panel.prompt, joinText(panel.dialog.map((line) => line.text))]);
}
