import { chooseAnswer } from '../../knowledge/composing/compose-answer.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
import { listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { kindOfPiece } from '../../knowledge/pieces/piece.ts';
import { rankOnPage } from '../../knowledge/ranking/near.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { isInOpenQuiz } from '../quiz/open-quiz.ts';
import { findOnPage, pageOf } from '../follow/look.ts';

/** So likely a passage of the open lesson is about the case. */
const LIKELY = 0.35;
/** A made-up case, and a question about one, would be read as this one. */
const OF_A_CASE: ReadonlySet<string> = new Set(['example', 'question']);

/**
 * What the open lesson teaches about such a case, to be said below what leaves it to others; null where nothing there is
 * likely to be about it, or a quiz is open.
 */
export async function taughtOnPage(input: SkillInput) {
  const page = pageOf(input);
  if (!page || isInOpenQuiz(input)) return null;
  const { passages } = rankOnPage(await findOnPage(input, page, null));
  const [first] = passages;
  if (!first || first.share < LIKELY || first.hit.group !== page.id || OF_A_CASE.has(kindOfPiece(first.hit.text)))
    return null;
  const all = (await listPassagesOfItem(input, page.id)).map((place) => ({ ...place, group: page.id, share: 0 }));
  const found = all.find(({ position }) => position === first.hit.position);
  if (!found) return null;
  const text = textOfAnswer(chooseAnswer([{ ...found, share: first.share }], all, 'sure'));
  const chunk = { paragraph: found.paragraph ?? undefined, seconds: found.seconds ?? undefined };
  return {
    text: `What **${page.title}** says about it in general:\n\n${text}`,
    source: sourceOf(input.request.caller.orgId, page, chunk, found.heading),
  };
}
