import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { mediaPath } from '../../text/media-path.ts';
import { joinText, label, repeated, sentences, words } from '../../text/words.ts';

const choice = z.strictObject({ text: words(200), to: slug, feedback: sentences.optional() });

/** A card either offers choices or is an ending. */
const card = z.strictObject({
  id: slug,
  text: sentences,
  image: mediaPath.optional(),
  alternative: sentences.optional(),
  choices: z.array(choice).min(2).max(4).optional(),
  ending: z.strictObject({ outcome: z.enum(['good', 'mixed', 'poor']), title: label }).optional(),
});

export const branchingBody = z
  .strictObject({
    start: slug,
    cards: z.array(card).min(3).max(60),
  })
  .check(({ value, issues }) => {
    const report = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    const ids = value.cards.map((each) => each.id);
    if (!ids.includes(value.start)) report(['start'], `There is no card '${value.start}'.`);
    for (const id of repeated(ids)) report(['cards'], `The card '${id}' stands twice.`);
    value.cards.forEach((each, i) => {
      if (Boolean(each.choices) === Boolean(each.ending))
        report(['cards', i], 'A card has either choices or an ending.');
      if (each.image && !each.alternative) report(['cards', i, 'image'], 'A picture needs an `alternative` in words.');
      each.choices?.forEach(({ to }, j) => {
        if (!ids.includes(to)) report(['cards', i, 'choices', j, 'to'], `There is no card '${to}'.`);
      });
    });
    if (!value.cards.some((each) => each.ending?.outcome === 'good'))
      report(['cards'], 'At least one ending needs the outcome `good`.');
    const reached = reachableCards(value);
    value.cards.forEach((each, i) => {
      if (ids.includes(value.start) && !reached.has(each.id))
        report(['cards', i, 'id'], `No choice leads to the card '${each.id}'.`);
    });
  });
export type BranchingBody = z.output<typeof branchingBody>;

function reachableCards({ start, cards }: { start: string; cards: z.output<typeof card>[] }): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(cards.find((each) => each.id === id)?.choices ?? []).map((each) => each.to));
  }
  return reached;
}

export function branchingText(body: BranchingBody): string {
  return joinText(
    body.cards.flatMap((each) => [
      each.text,
      each.ending?.title,
      ...(each.choices ?? []).flatMap((option) => [option.text, option.feedback]),
    ]),
  );
}
