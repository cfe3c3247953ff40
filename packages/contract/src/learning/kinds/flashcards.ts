import { z } from 'zod';
import { mediaPath } from '../../text/media-path.ts';
import { joinText, label, sentences } from '../../text/words.ts';

export const flashcardsBody = z.strictObject({
  cards: z
    .array(z.strictObject({ front: sentences, back: sentences, hint: label.optional(), image: mediaPath.optional() }))
    .min(2)
    .max(60),
});
export type FlashcardsBody = z.output<typeof flashcardsBody>;

export function flashcardsText(body: FlashcardsBody): string {
  return joinText(body.cards.flatMap((card) => [card.front, card.back]));
}
